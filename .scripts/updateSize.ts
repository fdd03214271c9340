import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Change, make, oneMoreLine, usualChanges } from './update/changes.ts';
import { type Fetched, measureUpdate } from './update/measureUpdate.ts';

/**
 * `npm run --silent update-size [-- FILE…]`: what a device downloads for a change of one line. Builds a copy of the project, makes each
 * change by itself (one line more in each FILE; without any the usual ones), builds again, and lets the service worker's own code make the
 * new release out of the one before, counting what it fetches. Ends with 1 when a small change costs more than 20 kB.
 */
const limitKb = 20;

const root = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'yardstick-update-'));
const copied = [
  '.config',
  '.scripts',
  'public',
  'src',
  'supabase',
  'sync-server',
  'workers',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

function copyProject(): void {
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Ids of one length, as releases have. */
const idOf = (what: string): string => createHash('sha256').update(what).digest('hex').slice(0, 12);

function build(what: string): string {
  const out = join(copy, idOf(what));
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: copy,
    env: { ...process.env, BUILD_ID: idOf(what), YARDSTICK_OUT: out },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build after "${what}" failed:\n${stderr}`);
  return out;
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Answers whether it is as small as it should be. */
async function tell(change: Change, fetched: readonly Fetched[]): Promise<boolean> {
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  const fits = total <= limitKb * 1000;
  const sign = change.isSmall ? (fits ? '✓' : '✗') : '·';
  console.log(
    `${sign} ${change.words}, ${change.file}: ${kb(total)}${change.isSmall ? ` of ${limitKb} kB` : ''} in ${fetched.length} requests`,
  );
  if (!fits || process.env['UPDATE_SIZE_ALL'] === '1')
    for (const { what, bytes } of fetched.slice(0, 8)) console.log(`    ${kb(bytes).padStart(8)}  ${what}`);
  return fits || !change.isSmall;
}

copyProject();
try {
  const before = build('as it is');
  const files = process.argv.slice(2);
  let over = 0;
  for (const change of files.length > 0 ? files.map(oneMoreLine) : usualChanges) {
    const undo = make(copy, change);
    const after = build(`${change.words} ${change.file}`);
    undo();
    if (!(await tell(change, await measureUpdate(before, after)))) over += 1;
    rmSync(after, { recursive: true, force: true });
  }
  process.exitCode = over === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
