/** What every request has to pass, and what every answer carries (design.md, Security). */
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Largest body of a request, in bytes. */
export const LARGEST_BODY = 4096;

const headersOfPages = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  // Browsers complain of these two on plain http, as in a home network, and a page without frames or openers needs neither.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  // Only for this host: whoever deploys may have other things under their domain.
  strictTransportSecurity: 'max-age=15552000',
});

/** The security headers of every answer: no inline script, style or eval, and nothing from elsewhere. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  // The answer to an upgrade is the socket itself: whoever rebuilds it to add headers loses the socket.
  if (context.res.status !== 101) await headersOfPages(context, async () => {});
};

/**
 * Whether a request comes from a page of ours. Where a browser does not say (plain http in a home network), its Origin
 * must be our host; a request with neither comes from no page.
 */
export function isFromOurPage(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  return site === undefined ? originIs(context, 'same') : site === 'same-origin';
}

/** Whether the Origin of a request is our own host, or a foreign one (`null` included); absent is neither. */
export function originIs(context: Context, what: 'same' | 'foreign'): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return false;
  const same = URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
  return same === (what === 'same');
}

/** Pages are private to their reader and never older than the moment they are shown. */
export const privately: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('cache-control', 'private, no-cache');
};

/** Writes down that something failed. The message of a bug can hold anything, a hand included: only its kind is kept. */
export function logFailure(context: Context, error: Error): void {
  console.error(`${context.req.method} ${context.req.routePath} failed: ${error.name}`);
}
