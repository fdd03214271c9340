// `npm run verify`: what CI runs, on installed packages. Each step prints its wall time. The first failure ends it. `npm run check`
// (`--read`): only static checks, in under a minute, for use before every commit.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildId, root } from './bootstrap.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { findFirefox, findOrInstallFirefox } from './firefox.mjs';
import { findOrInstallHaproxy } from './haproxy.mjs';
import { commands as nightly } from './nightly.mjs';
import { findOrInstallPostgres } from './postgres.mjs';
import { testExtension } from './testExtension.mjs';
import { findOrInstallWebKit } from './webkit.mjs';

const projects = ['core', 'page', 'workers', 'serviceworker', 'server', 'functions', 'extension', 'tests'];

/** Formatting, lint, types and unused code. */
function read() {
  step('format', ['oxfmt', '--check', '.']);
  step('lint', ['oxlint', '--type-aware', '--deny-warnings']);
  for (const project of projects) step(`types: ${project}`, ['tsc', '-p', `.config/tsconfig.${project}.json`]);
  step('unused code', ['knip']);
}

/** Every check, in order of cost. `noFirefox` and the like are the reasons why the tests cannot use a program, or null if they can. */
export function verify({ chromium, noFirefox, noWebKit, noPostgres, noHaproxy }) {
  const began = Date.now();
  const build = { BUILD_ID: buildId() };
  const missing = whatIsMissing({ noFirefox, noWebKit, noPostgres, noHaproxy });
  for (const line of missing) console.warn(`\n!!! NOT RUN: ${line}\n`);
  rmSync(skippedFile, { force: true });
  read();
  tests('unit, contract, integration and architecture tests', []);
  tests('edge functions under Deno', ['--config', '.config/vitest.deno.config.ts']);
  step('build', ['vite', 'build', '--logLevel', 'warn'], build);
  step('size budget', ['tsx', 'scripts/sizeBudget.ts']);
  step('no secrets in the build', ['tsx', 'scripts/buildSecrets.ts']);
  step('test build', ['vite', 'build', '--logLevel', 'warn'], { ...build, YARDSTICK_TEST_BUILD: '1', YARDSTICK_OUT: '.cache/test-build' });
  step('extension', ['tsx', 'scripts/buildExtension.ts']);
  step('test extension', ['tsx', 'scripts/buildExtension.ts'], testExtension);
  tests('end-to-end tests', ['--config', '.config/vitest.e2e.config.ts'], {
    CHROMIUM_PATH: chromium,
    ...(noFirefox === null ? { FIREFOX_PATH: findFirefox() } : {}),
  });
  console.log(`\nEvery check that ran passed, in ${Math.round((Date.now() - began) / 1000)} s`);
  sayWhatWasSkipped(missing);
}

const skippedFile = join(root, '.cache', 'skipped-tests.txt');

/** Runs vitest and records which tests it skipped. */
function tests(name, args, env = {}) {
  step(name, ['vitest', 'run', '--reporter=default', '--reporter=scripts/skippedReporter.ts', ...args], {
    ...env,
    SKIPPED_TESTS: skippedFile,
  });
}

/** What the tests need and this machine lacks. */
function whatIsMissing({ noFirefox, noWebKit, noPostgres, noHaproxy }) {
  const shared = process.env.YARDSTICK_SHARED;
  return [
    ...(noFirefox === null ? [] : [`every end-to-end story in Firefox, because ${noFirefox}`]),
    ...(noWebKit === null ? [] : [`every end-to-end story in WebKit, because ${noWebKit}`]),
    ...(noPostgres === null ? [] : [`everything on a real PostgreSQL, because ${noPostgres}`]),
    ...(noHaproxy === null ? [] : [`the cluster behind a proxy, because ${noHaproxy}`]),
    ...(shared === undefined ? ['saved portal pages and lists of bad input (YARDSTICK_SHARED is not set)'] : []),
  ];
}

function sayWhatWasSkipped(missing) {
  const skipped = existsSync(skippedFile) ? readFileSync(skippedFile, 'utf8').trim().split('\n') : [];
  const left = [...missing, ...skipped];
  console.log(left.length === 0 ? '\nNo test was skipped.' : `\nSkipped:\n${left.map((line) => `- ${line}`).join('\n')}`);
  console.log(`\nNot part of this run, because they measure time or take hours (run them with npm run nightly):`);
  for (const { about, command } of nightly) console.log(`- ${about}: ${command}`);
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
  else
    verify({
      chromium: findOrInstallChromium(),
      noFirefox: findOrInstallFirefox(),
      noWebKit: findOrInstallWebKit(),
      noPostgres: findOrInstallPostgres(),
      noHaproxy: findOrInstallHaproxy(),
    });
}
