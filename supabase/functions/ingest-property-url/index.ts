// Deno wiring only; everything else is in handler.ts, which the embedded server runs too.
import { hostedEnv } from '../_shared/hostedEnv.ts';
import { createPageFetcher, portalLimits } from '../_shared/portal/portalPage.ts';
import { createSlidingWindow } from '../_shared/slidingWindow.ts';
import { handle, type IngestEnv } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name);

const env: IngestEnv = {
  ...hostedEnv(read),
  fetchPage: createPageFetcher({
    fetch: (url, init) => fetch(url, init),
    upstream: { rightmove: read('INGEST_UPSTREAM_RIGHTMOVE') ?? null, zoopla: read('INGEST_UPSTREAM_ZOOPLA') ?? null },
    limits: portalLimits,
  }),
  window: createSlidingWindow({ limit: 30, windowMs: 60_000 }),
  now: Date.now,
  newId: () => crypto.randomUUID(),
};

Deno.serve({ port: Number(read('PORT') ?? 8000), hostname: read('HOST') ?? '0.0.0.0' }, (request) => handle(request, env));
