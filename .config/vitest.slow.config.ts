import { defineConfig } from 'vitest/config';
import { longStories } from './vitest.e2e.config.ts';

/** End-to-end tests that take minutes: whole screens in every look, thousands of deals, bad weather. On a quiet machine. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    environment: 'node',
    // The specification's sentences one by one are here for their time: the stories of the other suite pass over the same screens.
    include: ['tests/e2e/{slow,specification}/**/*.test.ts', ...longStories],
    globalSetup: 'tests/support/serverFolder.ts',
    setupFiles: ['tests/e2e/support/noViolations.ts'],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
