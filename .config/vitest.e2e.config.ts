import { defineConfig } from 'vitest/config';

/** End-to-end tests: the test build with the embedded backend, in Chromium. Two files run at a time. */
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
    // Test files in the same worker share its browser.
    isolate: false,
  },
});
