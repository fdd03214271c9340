import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * `npm run --silent update-size [-- FILE…]`: the size of a first visit, and of an update after adding a line to each FILE. By default these
 * are each room's most imported files. Builds a copy of the project before and after, and sums the gzip -9 sizes of files that appear only
 * in the new precache list. Exits 1 if an update is larger than half of a first visit.
 */
const root = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'yardstick-update-'));
const given = process.argv.slice(2);
const copied = [
  '.config',
  'public',
  'src',
  'supabase',
  'workers',
  'CHANGELOG.md',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Bytes of each file in a build's precache, and of the service worker, by precache name. */
function build(id: string): ReadonlyMap<string, number> {
  const out = join(copy, `out-${id}`);
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: copy,
    env: { ...process.env, BUILD_ID: id, YARDSTICK_OUT: out },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  const worker = readFileSync(join(out, 'sw.js'), 'utf8');
  const listed = [...worker.matchAll(/\{"revision":(?:null|"([\w-]+)"),"url":"([^"]+)"\}/g)];
  if (listed.length === 0) throw new Error(`${out}/sw.js has no precache list`);
  const sizes = listed.map(([, revision = '', url = '']) => [`${url} ${revision}`, sizeOf(join(out, url))] as const);
  rmSync(out, { recursive: true });
  return new Map([...sizes, [`sw.js ${id}`, gzipSync(worker, { level: 9 }).length]]);
}

const sizeOf = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;

const total = (sizes: Iterable<number>): number => [...sizes].reduce((sum, bytes) => sum + bytes, 0);

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** Added as a style sheet's last rule, or a module's last statement. */
const oneMoreLine = (file: string): string =>
  file.endsWith('.css') ? '\n.update-size { order: 1; }\n' : "\n;(globalThis as Record<string, unknown>)['updateSize'] = 'one line';\n";

/** The most imported file of each room, which causes the largest updates. */
function mostImported(): readonly string[] {
  const importers = new Map<string, number>();
  for (const file of ['src', 'workers'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const imported = join(dirname(file), target);
      importers.set(imported, (importers.get(imported) ?? 0) + 1);
    }
  }
  const ofRoom = new Map<string, string>();
  for (const [file] of [...importers].toSorted(([, left], [, right]) => left - right)) ofRoom.set(file.split('/', 2).join('/'), file);
  return [...ofRoom.values()];
}

for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
try {
  const before = build('release-1');
  const whole = total(before.values());
  console.log(`A first visit: ${kb(whole)} in ${before.size} files`);
  for (const file of given.length > 0 ? given : mostImported()) {
    const path = join(copy, file);
    if (!existsSync(path)) throw new Error(`File not found: ${file}`);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text + oneMoreLine(file));
    const fetched = [...build('release-2')].filter(([key]) => !before.has(key));
    writeFileSync(path, text);
    const bytes = total(fetched.map(([, size]) => size));
    const fits = bytes <= whole / 2;
    if (!fits) process.exitCode = 1;
    console.log(
      `${fits ? '✓' : '✗'} one more line in ${file}: ${kb(bytes)} in ${fetched.length} files, ${Math.round((100 * bytes) / whole)}%`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
