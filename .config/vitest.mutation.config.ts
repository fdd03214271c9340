import { defineConfig } from 'vitest/config';

/** The tests that hold the sums: run once per mutant by `npm run mutate`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/unit/core/{kernel,market,area,deal,engine,score,report,pipeline}/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
