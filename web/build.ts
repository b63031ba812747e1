/** Bundles styles and islands into .build/public, each file named after its content, and writes down the names. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const target = join(root, '.build');
// Built aside and moved into place at the end, so that a running server never sees half of it.
const staging = join(root, `.build-${process.pid}`);
const publicFolder = join(staging, 'public');

/** Puts `content` under a name with its hash and returns its path on the site. */
async function publish(name: string, ending: string, content: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const path = `/assets/${name}.${hash}.${ending}`;
  await writeFile(join(publicFolder, path), content);
  return path;
}

/** Bundles one entry into one file. */
async function bundle(entry: string): Promise<Uint8Array> {
  const result = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    legalComments: 'none',
    write: false,
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error(`nothing was built from ${entry}`);
  return file.contents;
}

await mkdir(join(publicFolder, 'assets'), { recursive: true });
await cp(join(root, 'web/public'), publicFolder, { recursive: true });
const names = {
  styles: await publish('styles', 'css', await bundle('web/styles/main.css')),
  script: await publish('islands', 'js', await bundle('web/islands/main.ts')),
  sprite: await publish('sprite', 'svg', await readFile(join(root, 'web/sprite.svg'))),
};
// The example of a bot is served as it stands, and shown on the page about the API.
const example = await readFile(join(root, 'docs/bot-example.mjs'), 'utf8');
await writeFile(join(publicFolder, 'bot-example.mjs'), example);
await writeFile(join(staging, 'example.json'), `${JSON.stringify(example)}\n`);
await writeFile(join(staging, 'assets.json'), `${JSON.stringify(names, null, 2)}\n`);
await rm(target, { recursive: true, force: true });
await rename(staging, target);
