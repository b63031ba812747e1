import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    reporters: ['default', './test/reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/{rules,bots,web,laws}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [
          cloudflareTest({
            main: './test/worker/entry.ts',
            wrangler: { configPath: './wrangler.toml' },
            // Bots play at once and rounds begin when asked for, so that no test waits.
            miniflare: { bindings: { BOT_THINK_MS: '0', ROUND_PAUSE_MS: '0' } },
          }),
        ],
        test: { name: 'workerd', include: ['test/{table,http}/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: './test/browser/setup.ts',
          // Two cores: one browser and one server are enough at a time.
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // A real browser on two busy cores can miss its time: what fails once is tried once more before it counts.
          retry: 1,
        },
      },
    ],
  },
});
