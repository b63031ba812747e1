/** The laws of the house are held by tools: each deliberate breach has to be noticed by the tool that keeps that law. */
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TOOLS = {
  compiler: (file: string) => [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', file.replace(/\/[^/]*$/, '')],
  linter: (file: string) => [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--error-on-warnings', file],
  directions: (file: string) => [join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'), file],
} as const;

interface Verdict {
  readonly passed: boolean;
  readonly said: string;
}

/** Runs a tool over one file of the house. */
function run(tool: keyof typeof TOOLS, file: string): Promise<Verdict> {
  return new Promise((resolve) => {
    execFile(process.execPath, TOOLS[tool](file), { cwd: ROOT }, (error, out, problems) =>
      resolve({ passed: error === null, said: out + problems }),
    );
  });
}

const written: string[] = [];

/** Puts a file into the house, for one test. */
async function put(file: string, text: string): Promise<void> {
  written.push(file);
  await writeFile(join(ROOT, file), text);
}

afterEach(async () => {
  for (const file of written.splice(0)) await rm(join(ROOT, file), { force: true });
});

const long = Array.from({ length: 251 }, (_, line) => `export const line${line} = ${line};`).join('\n');

describe.each([
  ['rules know no platform', 'compiler', 'worker/rules/breach.ts', 'export const web = new Request("/");', 'Request'],
  ['rules know no timer', 'compiler', 'worker/rules/breach.ts', 'setTimeout(() => {}, 1);', 'setTimeout'],
  ['rules know no source of chance', 'compiler', 'worker/rules/breach.ts', 'crypto.randomUUID();', 'crypto'],
  ['rules know no clock', 'linter', 'worker/rules/breach.ts', 'export const now = Date.now();', 'noRestrictedGlobals'],
  [
    'rules know no new date',
    'linter',
    'worker/rules/breach.ts',
    'export const now = new Date();',
    'noRestrictedGlobals',
  ],
  [
    'rules know no chance by another name',
    'linter',
    'worker/rules/breach.ts',
    'const M = Math;\nexport const luck = M.random();',
    'chance',
  ],
  [
    'rules know no date by its format',
    'linter',
    'worker/rules/breach.ts',
    'export const now = new Intl.DateTimeFormat().format();',
    'noRestrictedGlobals',
  ],
  ['rules know no chance', 'linter', 'worker/rules/breach.ts', 'export const luck = Math.random();', 'chance'],
  ['rules import no package', 'directions', 'worker/rules/breach.ts', "import 'hono';", 'rules-stand-alone'],
  ['rules import no table', 'directions', 'worker/rules/breach.ts', "import '../table/log.ts';", 'rules-stand-alone'],
  [
    'not even a type',
    'directions',
    'worker/rules/breach.ts',
    "import type { Entry } from '../table/log.ts';\nexport type E = Entry;",
    'rules-stand-alone',
  ],
  [
    'the table imports no page',
    'directions',
    'worker/table/breach.ts',
    "import '../../web/words/index.ts';",
    'table-knows-no-page',
  ],
  [
    'the edge decides nothing',
    'directions',
    'worker/http/breach.ts',
    "import '../rules/decide.ts';",
    'http-goes-through-the-table',
  ],
  [
    'a page knows no state',
    'directions',
    'web/parts/breach.tsx',
    "import '../../worker/rules/evolve.ts';",
    'pages-are-functions-of-a-view',
  ],
  [
    'an island imports nothing of the worker',
    'directions',
    'web/islands/breach.ts',
    "import '../../worker/rules/cards.ts';",
    'islands-stand-alone',
  ],
  [
    'the product imports no test',
    'directions',
    'worker/http/breach.ts',
    "import '../../test/worker/choose.ts';",
    'no-test-in-the-product',
  ],
  ['no file grows too long', 'linter', 'worker/table/breach.ts', long, 'noExcessiveLinesPerFile'],
] as const)('%s', (_, tool, file, breach, named) => {
  it(`is held by the ${tool}`, async () => {
    await put(file, `${breach}\n`);
    const verdict = await run(tool, file);
    expect(verdict.said).toContain(named);
    expect(verdict.passed).toBe(false);
  });
});

describe('the house as it stands', () => {
  it.each(['worker/rules/decide.ts', 'worker/table/table.ts', 'web/pages/table.tsx'])(
    '%s breaks no law',
    async (file) => {
      for (const tool of ['linter', 'directions'] as const) {
        const verdict = await run(tool, file);
        expect(verdict.said).not.toContain('error');
        expect(verdict.passed).toBe(true);
      }
    },
  );
});
