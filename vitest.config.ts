import { defineConfig } from 'vitest/config';

/** Unit, contract, integration and architecture tests: Node only, no browser, no network. */
export default defineConfig({
  define: { __TEST_BUILD__: 'true' },
  test: {
    environment: 'node',
    include: ['tests/{unit,contract,integration,architecture}/**/*.test.ts'],
    exclude: ['**/*.deno.test.ts', '**/node_modules/**'],
    testTimeout: 60_000,
    // A second is short on a busy machine, as are twenty for a property checked a thousand times.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: 'tests/support/serverFolder.ts',
    // One more than there are processors: the servers’ tests wait more than they work.
    maxWorkers: 3,
  },
});
