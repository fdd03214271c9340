// Deno wiring only. Everything else is in handler.ts, which the embedded server runs too.
import { hostedEnv } from '../../../src/backend/hostedEnv.ts';
import { resolveBoth } from '../../../src/backend/portal/checkedFetch.ts';
import { sleep } from '../../../src/backend/sleep.ts';
import { handle, type IngestRunEnv } from './handler.ts';
import { createRunStreams } from './runStreams.ts';

const read = (name: string): string | undefined => Deno.env.get(name);
const resolve = resolveBoth((name, kind) => Deno.resolveDns(name, kind));

/** A function lives for only a few minutes. The stream ends before that, and the device opens another. */
const streams = createRunStreams({ tickMs: 500, lastsMs: 90_000, perUser: 4 }, { now: Date.now, sleep });

const env: IngestRunEnv = { ...hostedEnv(read, resolve), streams };

Deno.serve({ port: Number(read('PORT') ?? 8000), hostname: read('HOST') ?? '0.0.0.0' }, (request) => handle(request, env));
