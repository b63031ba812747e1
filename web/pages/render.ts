import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A whole page as it is sent. */
export function renderPage(page: JSX.Element): string {
  return `<!doctype html>${renderToString(page)}`;
}

/** A part of a page as it is swapped in or pushed. */
export function renderPart(part: JSX.Element): string {
  return renderToString(part);
}
