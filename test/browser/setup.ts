/** Before all browser tests: one server, with the test's own entry, and one browser. Both end with the run. */
import bundled from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serve } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server answers, without a slash at the end. */
    readonly base: string;
    /** Where the browser takes connections. */
    readonly browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serve([
    process.execPath,
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    'test/worker/entry.ts',
    '--var',
    'BOT_THINK_MS:200',
  ]);
  const browser = await chromium.launchServer({
    executablePath: await bundled.executablePath(),
    // Not the arguments that come with it: they switch off what keeps origins apart, and a test must not.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  project.provide('base', server.base);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}
