// Deno wiring only; everything else is in handler.ts, which the embedded server runs too.
import { createClientApi } from '../_shared/apify/api/clientApi.ts';
import { readApifySettings } from '../_shared/apify/apifySettings.ts';
import { hostedEnv } from '../_shared/hostedEnv.ts';
import { sleep } from '../_shared/sleep.ts';
import { createSlidingWindow } from '../_shared/slidingWindow.ts';
import { handle, type ApifyDebugEnv } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name);

const env: ApifyDebugEnv = {
  ...hostedEnv(read),
  apify: readApifySettings(read),
  openApi: createClientApi,
  window: createSlidingWindow({ limit: 60, windowMs: 60_000 }),
  now: Date.now,
  wait: sleep,
};

Deno.serve({ port: Number(read('PORT') ?? 8000), hostname: read('HOST') ?? '0.0.0.0' }, (request) => handle(request, env));
