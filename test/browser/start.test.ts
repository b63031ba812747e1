import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from './server.ts';

describe('npm start', () => {
  let server: Served;

  beforeAll(async () => {
    server = await serve(['npm', 'start', '--']);
  });

  afterAll(() => server.stop());

  it('serves the game on the port it is given', async () => {
    const home = await fetch(server.base);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Schwindelkönig');
  });

  it('serves styles, scripts and pictures from this origin, to be kept for a year', async () => {
    const home = await (await fetch(server.base)).text();
    const paths = home.match(/\/assets\/[\w.]+/g) ?? [];
    expect(new Set(paths).size).toBeGreaterThanOrEqual(2);
    for (const path of paths) {
      const asset = await fetch(`${server.base}${path}`);
      expect(asset.status).toBe(200);
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(home).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  it('has no door that a test has', async () => {
    for (const door of ['fix', 'hurry', 'deploy']) {
      const answer = await fetch(`${server.base}/test/${door}/zzzzzzzz`, { method: 'POST', body: '[1]' });
      expect(answer.status).toBe(403);
    }
  });

  it('opens tables that stay', async () => {
    const headers = { 'content-type': 'application/json' };
    const opened = await fetch(`${server.base}/api/tables`, { method: 'POST', headers, body: '{"rounds":2}' });
    const { code } = (await opened.json()) as { code: string };
    const view = (await (await fetch(`${server.base}/api/tables/${code}`)).json()) as object;
    expect(view).toMatchObject({ code, phase: 'lobby', options: { rounds: 2 } });
  });
});
