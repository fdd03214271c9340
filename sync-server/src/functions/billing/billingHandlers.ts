import { billingRateRule } from '../../../../src/backend/billing/billingRequest.ts';
import { createUserBilling } from '../../../../src/backend/billing/userBilling.ts';
import type { DatabaseCall } from '../../../../src/backend/database/databaseCall.ts';
import { createRateLimiter } from '../../../../src/backend/rateLimiter.ts';
import type { VerifyToken } from '../../../../src/backend/tokenVerdict.ts';
import { handle as checkout } from '../../../../supabase/functions/billing-checkout/handler.ts';
import { handle as portal } from '../../../../supabase/functions/billing-portal/handler.ts';
import { handle as state } from '../../../../supabase/functions/billing-state/handler.ts';
import { handle as webhook } from '../../../../supabase/functions/stripe-webhook/handler.ts';
import type { ServerOptions } from '../../configuration.ts';
import type { Database } from '../../store/database.ts';
import { createDatabaseBilling } from './databaseBilling.ts';

interface BillingContext {
  readonly db: Database;
  /** Calls a database function as the signed-in caller. */
  readonly call: DatabaseCall;
  readonly verify: VerifyToken;
  readonly options: Pick<ServerOptions, 'billing' | 'publicOrigin' | 'allowedOrigins' | 'clock'>;
}

/** The four billing functions, by name. Without a Stripe key, their responses say so, and plans granted by the operator still apply. */
export function createBillingHandlers({ db, call, verify, options }: BillingContext) {
  const billing = createDatabaseBilling(db, options.billing);
  const ownOrigin = (request: Request): string => options.publicOrigin ?? new URL(request.url).origin;
  const window = createRateLimiter(billingRateRule);
  const door = { verify, allowedOrigins: options.allowedOrigins, billing, window, now: options.clock, ownOrigin };
  const own = createUserBilling(call);
  return [
    ['billing-state', (request: Request) => state(request, { ...door, own })],
    ['billing-checkout', (request: Request) => checkout(request, door)],
    ['billing-portal', (request: Request) => portal(request, door)],
    ['stripe-webhook', (request: Request) => webhook(request, door)],
  ] as const;
}
