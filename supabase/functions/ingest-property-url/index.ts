// Deno wiring only. Everything else is in handler.ts, which the embedded server runs too.
import { hostedEnv } from '../../../src/backend/hostedEnv.ts';
import { sleep } from '../../../src/backend/sleep.ts';
import { resolveBoth } from '../../../src/backend/portal/checkedFetch.ts';
import { createPageFetcher } from '../../../src/backend/portal/portalPage.ts';
import { readDirectFetch } from '../../../src/backend/portal/readDirectFetch.ts';
import { gateDirectFetch } from '../../../src/backend/portal/gateDirectFetch.ts';
import { createRateLimiter } from '../../../src/backend/rateLimiter.ts';
import { handle } from './handler.ts';
import type { IngestEnv } from './ingestEnv.ts';

const read = (name: string): string | undefined => Deno.env.get(name);
const resolve = resolveBoth((name, kind) => Deno.resolveDns(name, kind));
const hosted = hostedEnv(read, resolve);

const env: IngestEnv = {
  ...hosted,
  fetchPage: gateDirectFetch(readDirectFetch(read('INGEST_DIRECT_FETCH')), createPageFetcher(hosted.portals)),
  window: createRateLimiter({ limit: 30, windowMs: 60_000 }),
  now: Date.now,
  newId: () => crypto.randomUUID(),
  sleep,
};

Deno.serve({ port: Number(read('PORT') ?? 8000), hostname: read('HOST') ?? '0.0.0.0' }, (request) => handle(request, env));
