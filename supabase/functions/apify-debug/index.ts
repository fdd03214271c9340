// Deno wiring only. Everything else is in handler.ts, which the embedded server runs too.
import { createClientApi } from '../../../src/backend/apify/api/clientApi.ts';
import { readApifySettings } from '../../../src/backend/apify/apifySettings.ts';
import { hostedEnv } from '../../../src/backend/hostedEnv.ts';
import { sleep } from '../../../src/backend/sleep.ts';
import { createRateLimiter } from '../../../src/backend/rateLimiter.ts';
import { handle, type ApifyDebugEnv } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name);

const env: ApifyDebugEnv = {
  ...hostedEnv(read),
  apify: readApifySettings(read),
  openApi: createClientApi,
  window: createRateLimiter({ limit: 60, windowMs: 60_000 }),
  now: Date.now,
  wait: sleep,
};

Deno.serve({ port: Number(read('PORT') ?? 8000), hostname: read('HOST') ?? '0.0.0.0' }, (request) => handle(request, env));
