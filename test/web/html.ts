/** Reads rendered pages without a browser: enough to ask what is in them. */

import { h } from 'preact';
import { renderPage, renderPart } from '../../web/pages/render.ts';
import { TableMain, TablePage } from '../../web/pages/table.tsx';
import type { Lang } from '../../web/words/index.ts';
import type { View } from '../../worker/rules/view.ts';
import { URL } from './samples.ts';

interface Extras {
  readonly refused?: Parameters<typeof TableMain>[0]['refused'];
  readonly typed?: string;
  readonly moved?: Parameters<typeof TableMain>[0]['moved'];
}

/** The table as it is pushed. */
export function mainOf(view: View, lang: Lang = 'de', extras: Extras = {}): string {
  return renderPart(h(TableMain, { lang, view, url: URL, ...extras }));
}

/** The whole table page. */
export function pageOf(view: View, lang: Lang = 'de', extras: Extras = {}): string {
  return renderPage(h(TablePage, { lang, view, url: URL, ...extras }));
}

/** All opening tags of one name. */
export function tags(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}[\\s>][^>]*>?`, 'g'))].map(([tag]) => tag);
}

/** The values of an attribute, in order. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`[\\s]${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');
}

/** The text of the element with an id that holds no element of its own kind. */
export function textOf(html: string, id: string): string {
  const found = new RegExp(`<(\\w+)[^>]*\\sid="${id}"[^>]*>(.*?)</\\1>`, 's').exec(html);
  return (found?.[2] ?? '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The form with an id, with all that is in it. */
export function formOf(html: string, id: string): string {
  return new RegExp(`<form[^>]* id="${id}"[^>]*>.*?</form>`, 's').exec(html)?.[0] ?? '';
}
