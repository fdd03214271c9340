import { defineConfig } from 'vitest/config';

/** The edge functions under Deno: `npx vitest run --config tests/integration/server/vitest.deno.config.ts`. */
// oxlint-disable-next-line import/no-default-export -- Vitest reads its configuration from the default export
export default defineConfig({
  test: {
    root: new URL('../../..', import.meta.url).pathname,
    environment: 'node',
    include: ['tests/integration/server/*.deno.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
