// `npm run verify`: what CI runs, on installed packages. Each step prints its wall time; the first failure ends it.
// `npm run check` (`--read`): only what is found by reading the code, in under a minute; for before every commit.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildId, root } from './bootstrap.mjs';
import { findOrInstallChromium } from './chromium.mjs';

const projects = ['core', 'page', 'workers', 'serviceworker', 'server', 'functions', 'tests'];

/** Formatting, lint, types and unused code. */
function read() {
  step('format', ['oxfmt', '--check', '.']);
  step('lint', ['oxlint', '--type-aware', '--deny-warnings']);
  for (const project of projects) step(`types: ${project}`, ['tsc', '-p', `.config/tsconfig.${project}.json`]);
  step('unused code', ['knip']);
}

/** Every check in order of cost. */
export function verify({ chromium }) {
  const began = Date.now();
  const build = { BUILD_ID: buildId() };
  read();
  step('unit, contract and integration tests', ['vitest', 'run']);
  step('edge functions under Deno', ['vitest', 'run', '--config', '.config/vitest.deno.config.ts']);
  step('build', ['vite', 'build', '--logLevel', 'warn'], build);
  step('size budget', ['tsx', '.scripts/sizeBudget.ts']);
  step('no secrets in the build', ['tsx', '.scripts/buildSecrets.ts']);
  step('test build', ['vite', 'build', '--logLevel', 'warn'], { ...build, YARDSTICK_TEST_BUILD: '1', YARDSTICK_OUT: '.cache/test-build' });
  step('end-to-end tests', ['vitest', 'run', '--config', '.config/vitest.e2e.config.ts'], { CHROMIUM_PATH: chromium });
  console.log(`\nEverything passed in ${Math.round((Date.now() - began) / 1000)} s`);
}

function step(name, [tool, ...args], env = {}) {
  const began = Date.now();
  const done = spawnSync(join(root, 'node_modules', '.bin', tool), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (done.status !== 0) {
    console.error(`\n✗ ${name} failed after ${seconds} s`);
    process.exit(done.status ?? 1);
  }
  console.log(`✓ ${name} (${seconds} s)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--read')) read();
  else verify({ chromium: findOrInstallChromium() });
}
