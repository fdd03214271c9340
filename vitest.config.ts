import { defineConfig } from 'vitest/config';

const common = {
  environment: 'node',
  // Ends what hangs, and on a busy machine nothing that is merely late.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // A second is short on a busy machine, as are twenty for a property checked a thousand times.
  expect: { poll: { timeout: 10_000 } },
  // One more than there are processors: the servers’ tests wait more than they work.
  maxWorkers: 3,
} as const;

const pure = 'tests/unit/core/**/*.test.ts';
const seed = 'tests/support/propertySeed.ts';

/** Unit, contract, integration and architecture tests: Node only, no browser, no network. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/serverFolder.ts',
    projects: [
      {
        // The core has no state, so its tests share one realm and load the engine once: half the time of a realm for each file.
        define: { __TEST_BUILD__: 'true' },
        test: { ...common, name: 'core', setupFiles: seed, include: [pure], pool: 'threads', isolate: false },
      },
      {
        define: { __TEST_BUILD__: 'true' },
        test: {
          ...common,
          name: 'rooms',
          setupFiles: [seed, 'tests/support/browserChannels.ts', 'tests/support/quickPasswords.ts'],
          include: ['tests/{unit,contract,integration,architecture}/**/*.test.ts'],
          exclude: [pure, '**/*.deno.test.ts', '**/node_modules/**'],
        },
      },
    ],
  },
});
