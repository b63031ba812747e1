import type { ComponentChildren } from 'preact';
import { assets } from '../assets.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

/** No styles or history of htmx's own; a fold that somebody opened stays open through swaps. */
const HTMX = JSON.stringify({
  includeIndicatorCSS: false,
  history: false,
  extensions: 'ws',
  morphIgnore: ['data-htmx-powered', 'open'],
});

interface DocumentProps {
  readonly lang: Lang;
  readonly title: string;
  /** Where this page is, to come back to after changing the language. */
  readonly path: string;
  /** Its sign in the tab, where it is not the usual one. */
  readonly icon?: string;
  /** For link previews of a table; tells nothing about anyone, and keeps search engines away. */
  readonly preview?: readonly [title: string, description: string];
  /** Whether the page reloads itself where scripts are off. */
  readonly reloads?: boolean;
  readonly children: ComponentChildren;
}

function Head({ lang, title, path, icon = '/favicon.svg', preview, reloads }: Omit<DocumentProps, 'children'>) {
  const { site } = words(lang);
  const [previewTitle, description] = preview ?? [site.name, site.description];
  return (
    <head>
      <meta charset="utf-8" />
      <title>{title}</title>
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f3ecdf" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#17120e" media="(prefers-color-scheme: dark)" />
      {preview ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={previewTitle} />
      <meta property="og:description" content={description} />
      <meta name="htmx-config" content={HTMX} />
      <link rel="icon" id="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="stylesheet" href={assets.styles} />
      <script src={assets.script} defer />
      {reloads ? (
        <noscript>
          <meta http-equiv="refresh" content={`6;url=${path}`} />
        </noscript>
      ) : null}
    </head>
  );
}

function LanguageSwitch({ lang, path }: { lang: Lang; path: string }) {
  const { site } = words(lang);
  const other = lang === 'de' ? 'en' : 'de';
  return (
    <form method="post" action="/language" id="language" aria-label={site.languageSwitch}>
      <input type="hidden" name="to" value={path} />
      <button type="submit" id="language-button" class="plain" name="lang" value={other} lang={other}>
        {site.otherLanguage}
      </button>
    </form>
  );
}

/** A whole page: head, wordmark, what it is about, foot. */
export function Document(props: DocumentProps) {
  const { lang, path, children } = props;
  const { site } = words(lang);
  return (
    <html lang={lang}>
      <Head {...props} />
      <body>
        <header class="top">
          <a href="/" class="wordmark" lang="de">
            {site.name}
          </a>
          <nav>
            <a href="/rules">{site.toRules}</a>
            <LanguageSwitch lang={lang} path={path} />
          </nav>
        </header>
        {children}
        <footer class="foot">
          <p>{site.footNote}</p>
          <p>
            <a href="/api">{site.toApi}</a> <a href="/impressum">{site.toImprint}</a>{' '}
            <a href="/datenschutz">{site.toPrivacy}</a>
          </p>
        </footer>
      </body>
    </html>
  );
}
