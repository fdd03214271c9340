import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

const common = {
  root,
  environment: 'node',
  setupFiles: 'tests/e2e/support/noViolations.ts',
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

/** Long stories beside the main ones, run with the slow tests: CI has twenty-five minutes for everything. */
export const longStories = [
  'alerts',
  'areas',
  'billing',
  'capture',
  'community',
  'frame',
  'hostilePages',
  'installable',
  'landing',
  'portfolio',
  'privacy',
  'report',
  'watching',
  'workers',
  'sync/unsent',
].map((name) => `tests/e2e/${name}.test.ts`);

/** What measures time has the machine to itself. */
const alone = ['tests/e2e/performance.test.ts'];

/** End-to-end tests: the test build on the embedded backend, in Chromium. Two files at a time, as most of their time is waiting. */
export default defineConfig({
  test: {
    root,
    globalSetup: 'tests/support/serverFolder.ts',
    projects: [
      {
        test: {
          ...common,
          name: 'alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: 'together',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ['tests/e2e/{slow,specification}/**', ...longStories, ...alone],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
