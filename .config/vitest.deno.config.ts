import { defineConfig } from 'vitest/config';

/**
 * The edge functions under Deno: `npx vitest run --config .config/vitest.deno.config.ts`. A separate configuration because it needs Deno.
 */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    environment: 'node',
    include: ['tests/{contract,integration}/**/*.deno.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
