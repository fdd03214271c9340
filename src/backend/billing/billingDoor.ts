import { isStripePage, type BillingErrorCode } from '../../core/contracts/billingContract.ts';
import type { Result } from '../../core/kernel/result.ts';
import { badTokenMessage, rateLimited, type FunctionDoor, type FunctionRequest, type RateLimit } from '../functionRequest.ts';
import type { Billing } from './readAnew.ts';
import type { StripeFailure } from './stripeApi.ts';

/** Everything the functions about billing touch; Web-standard parts only, so that Deno and Node run the same files. */
export interface BillingDoor extends FunctionDoor, RateLimit {
  /** Null where no key is configured. */
  readonly billing: Billing | null;
}

/** Questions of one person that go on to Stripe. */
export const askRule = { limit: 20, windowMs: 60_000 } as const;

/** Counts one question that goes on to Stripe. Returns null, or the response that asks to wait where there were many. */
export const billingLimited = (request: FunctionRequest, door: BillingDoor): Response | null =>
  rateLimited(request, door, failure('rate_limited'));

/** Why Stripe opened no page: it failed, or the person's subscription does not allow it. */
export type PageFailure = StripeFailure | 'already_subscribed' | 'no_subscription';

/** Answers with the address of a page of Stripe's, within the caller's rate. `open` may throw where the database does not answer. */
export async function answerWithPage(
  request: FunctionRequest,
  door: BillingDoor,
  open: (billing: Billing) => Promise<Result<string, PageFailure>>,
): Promise<Response> {
  const { reply } = request;
  if (door.billing === null) return reply(200, failure('not_configured'));
  const limited = billingLimited(request, door);
  if (limited !== null) return limited;
  try {
    const page = await open(door.billing);
    if (!page.ok) return reply(200, typeof page.error === 'string' ? failure(page.error) : stripeFailure(page.error));
    return isStripePage(page.value) ? reply(200, { ok: true, url: page.value }) : reply(200, failure('stripe_refused'));
  } catch (error) {
    console.error('A page of Stripe could not be opened:', error);
    return reply(500, failure('internal'));
  }
}

interface BillingFailure {
  readonly ok: false;
  readonly error: BillingErrorCode;
  readonly message: string;
}

/** A failure as it goes over the wire, with its words for the person. */
export const failure = (error: BillingErrorCode): BillingFailure => ({ ok: false, error, message: messages[error] });

/** What Stripe did not do. Its own words are for the log, not for the person. */
export function stripeFailure(failed: StripeFailure): BillingFailure {
  if (failed.kind === 'refused') console.error(`Stripe refused: ${failed.status} ${failed.code} ${failed.parameter} ${failed.message}`);
  return failure(failed.kind === 'refused' ? 'stripe_refused' : 'stripe_unreachable');
}

const messages: Readonly<Record<BillingErrorCode, string>> = {
  bad_request: 'The request could not be read. Reload the page and try again.',
  unauthorized: badTokenMessage,
  insufficient_aal: 'A second factor is needed. Please sign in again.',
  account_deleted: 'This account was deleted.',
  unavailable: 'The accounts cannot be asked just now. Try again in a moment.',
  rate_limited: 'That was often in a short time. Wait a moment, then try again.',
  not_configured: 'Billing is not configured on this server. The Free plan works as it is.',
  already_subscribed: 'You have a subscription already. Change it instead of buying a second one.',
  no_subscription: 'There is no subscription to change or cancel.',
  stripe_unreachable: 'Stripe did not answer. Nothing was bought or changed. Try again in a moment.',
  stripe_refused: 'Stripe did not accept the request. Nothing was bought or changed. Tell whoever runs this server.',
  internal: 'Something went wrong on the server. Nothing was bought or changed. Try again.',
};
