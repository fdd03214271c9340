// Deno wiring only. Everything else is in handler.ts, which the embedded server runs too.
import { createRestServiceCall } from '../../../src/backend/database/restCall.ts';
import { hostedEnv } from '../../../src/backend/hostedEnv.ts';
import { createRateLimiter } from '../../../src/backend/rateLimiter.ts';
import { secretKeyOf } from '../../../src/backend/secretKeyOf.ts';
import { handle, sharedLinkRule } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name);

const { access, allowedOrigins } = hostedEnv(read);
const call = createRestServiceCall(access, secretKeyOf(read));
const window = createRateLimiter(sharedLinkRule);

/** The address that the project's gateway saw. */
const addressOf = ({ headers }: Request): string =>
  headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';

Deno.serve({ port: Number(read('PORT') ?? 8000), hostname: read('HOST') ?? '0.0.0.0' }, (request) =>
  handle(request, { allowedOrigins, call, window, now: Date.now, address: addressOf(request) }),
);
