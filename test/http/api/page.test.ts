import { describe, expect, it } from 'vitest';
import { example } from '../../../web/example.ts';
import { call } from '../../worker/client.ts';

const REQUESTS = [
  'POST /api/tables',
  'POST /api/tables/{code}/seats',
  'GET /api/tables/{code}',
  'POST /api/tables/{code}/commands',
  'GET /api/tables/{code}/live',
  'GET /api/tables/{code}/record',
];

async function read(lang: string): Promise<{ status: number; type: string | null; html: string }> {
  const { status, headers, body } = await call('GET', '/api', { headers: { 'accept-language': lang } });
  return { status, type: headers.get('content-type'), html: body };
}

describe.each(['de', 'en'])('the page about the API in %s', (lang) => {
  it('names every request, and where all the rest is described', async () => {
    const { status, type, html } = await read(lang);
    expect([status, type]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(html).toContain(`<html lang="${lang}"`);
    for (const request of REQUESTS) expect(html).toContain(`<code>${request}</code>`);
    expect(html).toContain('href="/api/openapi.json"');
  });

  it('shows the whole example and where to get it', async () => {
    const { html } = await read(lang);
    const shown = /<pre><code>(\/\/ A whole bot.*?)<\/code><\/pre>/s.exec(html)?.[1] ?? '';
    expect(shown.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(example);
    expect(html).toContain('href="/bot-example.mjs"');
  });
});

describe('the page about the API', () => {
  it('is private to its reader like every page, and refused to nobody', async () => {
    const { status, headers } = await call('GET', '/api', { headers: { origin: 'null' } });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
