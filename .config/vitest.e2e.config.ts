import { defineConfig } from 'vitest/config';

/** End-to-end tests: the test build on the embedded backend, in Chromium. Two files at a time. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/e2e/support/sharedProduct.ts',
    setupFiles: 'tests/e2e/support/noViolations.ts',
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // The files of a worker share its browser.
    isolate: false,
  },
});
