import { isStripePage, type BillingErrorCode } from '../../core/contracts/billingContract.ts';
import type { Result } from '../../core/kernel/result.ts';
import { badTokenMessage, rateLimited, type FunctionContext, type FunctionRequest, type RateLimit } from '../functionRequest.ts';
import type { Billing } from './refreshSubscription.ts';
import type { StripeFailure } from './stripeApi.ts';

/** Everything the billing functions use. Limited to web standards, so that Deno and Node run the same files. */
export interface BillingContext extends FunctionContext, RateLimit {
  /** The Stripe API. Null if no key is configured. */
  readonly billing: Billing | null;
}

/** The limit on one person's requests that call Stripe. */
export const billingRateRule = { limit: 20, windowMs: 60_000 } as const;

/** Counts one request that calls Stripe. Returns null, or a 429 response if the limit is reached. */
export const billingRateLimited = (request: FunctionRequest, door: BillingContext): Response | null =>
  rateLimited(request, door, failure('rate_limited'));

/** Why Stripe did not open a page: the call failed, or the person's subscription does not allow it. */
export type PageFailure = StripeFailure | 'already_subscribed' | 'no_subscription';

/** Responds with the URL of a Stripe page, within the caller's rate limit. `open` may throw if the database does not respond. */
export async function respondWithStripePage(
  request: FunctionRequest,
  door: BillingContext,
  open: (billing: Billing) => Promise<Result<string, PageFailure>>,
): Promise<Response> {
  const { reply } = request;
  if (door.billing === null) return reply(200, failure('not_configured'));
  const limited = billingRateLimited(request, door);
  if (limited !== null) return limited;
  try {
    const page = await open(door.billing);
    if (!page.ok) return reply(200, typeof page.error === 'string' ? failure(page.error) : stripeFailure(page.error));
    return isStripePage(page.value) ? reply(200, { ok: true, url: page.value }) : reply(200, failure('stripe_refused'));
  } catch (error) {
    console.error('Could not open a Stripe page:', error);
    return reply(500, failure('internal'));
  }
}

interface BillingFailure {
  readonly ok: false;
  readonly error: BillingErrorCode;
  readonly message: string;
}

/** A failure as sent to the client, with the message to show. */
export const failure = (error: BillingErrorCode): BillingFailure => ({ ok: false, error, message: messages[error] });

/** The failure of a Stripe call. Stripe's own message goes to the log, not to the person. */
export function stripeFailure(failed: StripeFailure): BillingFailure {
  if (failed.kind === 'refused') console.error(`Stripe refused: ${failed.status} ${failed.code} ${failed.parameter} ${failed.message}`);
  return failure(failed.kind === 'refused' ? 'stripe_refused' : 'stripe_unreachable');
}

const messages: Readonly<Record<BillingErrorCode, string>> = {
  bad_request: 'The request could not be read. Reload the page and try again.',
  unauthorized: badTokenMessage,
  insufficient_aal: 'A second factor is needed. Please sign in again.',
  account_deleted: 'This account has been deleted.',
  unavailable: 'We can’t check your account right now. Try again in a moment.',
  rate_limited: 'Too many requests. Wait a moment and try again.',
  not_configured: 'Paid plans aren’t available on this server. Your Free plan works as normal.',
  already_subscribed: 'You already have a subscription. Change it instead of buying another.',
  no_subscription: 'You have no subscription to change or cancel.',
  stripe_unreachable: 'Stripe did not respond. You have not been charged. Try again in a moment.',
  stripe_refused: 'Stripe rejected the request. You have not been charged. Contact the administrator of this server.',
  internal: 'Something went wrong on our server. You have not been charged. Try again.',
};
