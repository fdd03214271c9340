import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { guards, type Guard } from './guards/guards.ts';
import { removeGuard } from './guards/removeGuard.ts';

/**
 * Removes each data-safety guard in turn and expects a failing test: `npm run --silent guards -- [WORD]` selects guards whose name contains
 * the word. Works on a copy of the project. Exits 1 if a test still passes.
 */
const root = new URL('..', import.meta.url).pathname;
const wanted = process.argv[2] ?? '';
const copy = mkdtempSync(join(tmpdir(), 'yardstick-guards-'));

function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files
    .split('\0')
    .filter((name) => /^(src|tests\/(unit|support|architecture)|sync-server|supabase|workers|\.config|scripts|[^/]+$)/.test(name))) {
    if (/\.(png|html)$/.test(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    try {
      writeFileSync(join(copy, file), readFileSync(join(root, file)));
    } catch {
      // The file was listed, but has since been deleted.
    }
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Whether the guard's tests pass on the unchanged copy. */
function passes({ test, title }: Guard): boolean {
  const named = title === undefined ? [] : ['-t', title];
  const run = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', test, ...named], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  });
  return run.status === 0;
}

function isCaught(guard: Guard): boolean {
  const file = join(copy, guard.file);
  const before = readFileSync(file, 'utf8');
  const without = removeGuard(before, guard);
  if (!passes(guard)) throw new Error(`${guard.name}: its test fails with the guard in place`);
  writeFileSync(file, without);
  const red = !passes(guard);
  writeFileSync(file, before);
  return red;
}

try {
  copyProject();
  let missed = 0;
  for (const guard of guards.filter(({ name }) => name.includes(wanted))) {
    const caught = isCaught(guard);
    if (!caught) missed += 1;
    console.log(`${caught ? 'red  ' : 'GREEN'}  ${guard.name}: ${guard.test}`);
  }
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
