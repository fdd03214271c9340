// Deno wiring only. Everything else is in handler.ts, which the embedded server runs too.
import { hostedEnv } from '../../../src/backend/hostedEnv.ts';
import { createRateLimiter } from '../../../src/backend/rateLimiter.ts';
import { handle } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name);

const { verify, allowedOrigins, call } = hostedEnv(read);
const window = createRateLimiter({ limit: 60, windowMs: 60_000 });

Deno.serve({ port: Number(read('PORT') ?? 8000), hostname: read('HOST') ?? '0.0.0.0' }, (request) =>
  handle(request, { verify, allowedOrigins, call, window, now: Date.now }),
);
