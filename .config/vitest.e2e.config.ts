import { defineConfig } from 'vitest/config';

/** End-to-end tests: the test build on the embedded backend, in Chromium; one file at a time on a small machine. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    exclude: ['tests/e2e/slow/**'],
    globalSetup: 'tests/support/serverFolder.ts',
    setupFiles: ['tests/e2e/support/noViolations.ts'],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
