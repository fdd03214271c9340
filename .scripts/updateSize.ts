import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * `npm run --silent update-size [-- FILE…]`: what a device downloads again after a change of one line. Builds a copy of the project, changes
 * one line of each FILE by itself (without any: one of a screen, one of a shared part, one of the core), builds again, and adds up the gzip
 * of every file that the new service worker would fetch, its own script included. Ends with 1 when one is above 20 kB.
 */
const limitKb = 20;
const usual = [
  'src/ui/features/simulator/SimulatorScreen.tsx',
  'src/ui/features/frame/AppFrame.tsx',
  'src/ui/features/deals/row/figureText.ts',
  'src/core/deal/format.ts',
  'src/core/engine/analyse.ts',
  'src/app/router.tsx',
];

/** A build's files as its service worker lists them: path and what tells one version from another. */
type Listed = ReadonlyMap<string, string>;

const root = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'yardstick-update-'));

function copyProject(): void {
  const kept = [
    '.config',
    '.scripts',
    'public',
    'src',
    'supabase',
    'workers',
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ];
  for (const name of kept) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

function build(id: string): string {
  const out = join(copy, id);
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: copy,
    env: { ...process.env, BUILD_ID: id, YARDSTICK_OUT: out },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build ${id} failed:\n${stderr}`);
  return out;
}

function listedIn(out: string): Listed {
  const list = /\[\{"revision"[\s\S]*?\}\]/.exec(readFileSync(join(out, 'sw.js'), 'utf8'))?.[0];
  if (list === undefined) throw new Error(`${out}/sw.js has no list of files`);
  const entries = JSON.parse(list) as readonly { readonly revision: string | null; readonly url: string }[];
  return new Map(entries.map(({ url, revision }) => [url, revision ?? '']));
}

/** Changes one line as somebody mending a word would: code that stays, in a place that the minifier cannot drop. */
function changeOneLine(file: string): () => void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, `${before}\n;(globalThis as Record<string, unknown>)['yardstickChange'] = 'one line';\n`);
  return () => writeFileSync(path, before);
}

interface Changed {
  readonly file: string;
  readonly bytes: number;
}

function changedFiles(before: { readonly out: string; readonly list: Listed }, out: string): readonly Changed[] {
  const size = (file: string): Changed => ({ file, bytes: gzipSync(readFileSync(join(out, file)), { level: 9 }).length });
  const fetched = [...listedIn(out)].filter(([url, revision]) => before.list.get(url) !== revision).map(([url]) => url);
  return ['sw.js', ...fetched].map(size).toSorted((left, right) => right.bytes - left.bytes);
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

copyProject();
// Ids of one length, as releases have: the id alone changes the pages and the worker.
const first = build(idOf('first'));
const before = { out: first, list: listedIn(first) };
console.log(`${readdirSync(join(first, 'assets')).length} assets; a change of one line re-downloads, gzip:`);
let over = 0;
const files = process.argv.slice(2);
for (const file of files.length > 0 ? files : usual) {
  const undo = changeOneLine(file);
  const changed = changedFiles(before, build(idOf(file)));
  undo();
  const total = changed.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > limitKb * 1000) over += 1;
  console.log(`${total > limitKb * 1000 ? '✗' : '✓'} ${file}: ${kb(total)} of ${limitKb} kB in ${changed.length} files`);
  for (const { file: name, bytes } of changed.slice(0, 8)) console.log(`    ${kb(bytes).padStart(8)}  ${name}`);
}
rmSync(copy, { recursive: true, force: true });
process.exitCode = over === 0 ? 0 : 1;

function idOf(what: string): string {
  return `update-size-${createHash('sha256').update(what).digest('hex').slice(0, 8)}`;
}
