import { defineConfig } from 'vitest/config';

const common = {
  root: new URL('..', import.meta.url).pathname,
  environment: 'node',
  setupFiles: 'tests/e2e/support/noViolations.ts',
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 300_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  // The files of a worker share its browser.
  isolate: false,
} as const;

const slow = 'tests/e2e/slow/**/*.test.ts';

/**
 * End-to-end tests: the test build on the embedded backend, in Chromium. Two files at a time. `slow` takes
 * minutes a file (thousands of deals, killed browsers, whole releases) and is left to `npm run nightly`.
 */
export default defineConfig({
  test: {
    root: common.root,
    globalSetup: 'tests/e2e/support/sharedProduct.ts',
    projects: [
      { test: { ...common, name: 'stories', include: ['tests/e2e/**/*.test.ts'], exclude: [slow] } },
      { test: { ...common, name: 'slow', include: [slow] } },
    ],
  },
});
