// Deno wiring only. Everything else is in handler.ts, which the embedded server runs too.
import { hostedBilling } from '../../../src/backend/billing/hostedBilling.ts';
import { handle } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name);

const env = hostedBilling(read);

Deno.serve({ port: Number(read('PORT') ?? 8000), hostname: read('HOST') ?? '0.0.0.0' }, (request) => handle(request, env));
