import { err, ok, unreachable, type Result } from '../../../../src/core/kernel/result.ts';
import type { BillingErrorCode } from '../../../../src/core/listing/billing/billingContract.ts';
import {
  answer,
  openRequest,
  preflightAnswer,
  badTokenMessage,
  tokenCode,
  tokenStatus,
  type FunctionDoor,
  type FunctionRequest,
  type Refusal,
} from '../functionRequest.ts';
import type { SlidingWindow } from '../slidingWindow.ts';
import type { Billing } from './readAnew.ts';
import type { StripeFailure } from './stripeApi.ts';

/** Everything the functions about billing touch; Web-standard parts only, so that Deno and Node run the same files. */
export interface BillingDoor extends FunctionDoor {
  /** Null where no key is configured. */
  readonly billing: Billing | null;
  /** Brakes one person's questions that go on to Stripe. */
  readonly window: SlidingWindow;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

/** Questions of one person that go on to Stripe. */
export const askRule = { limit: 20, windowMs: 60_000 } as const;

export type Reply = (status: number, body: unknown, headers?: Readonly<Record<string, string>>) => Response;

/** A request of somebody signed in, or the answer that refuses it. */
export async function openBilling(request: Request, door: BillingDoor): Promise<Result<FunctionRequest, Response>> {
  const opened = await openRequest(request, door);
  return opened.ok ? opened : err(refuse(request, door, opened.error));
}

/** Counts one question that goes on to Stripe; the answer that asks to wait where there were many. */
export function passWindow({ window, now }: BillingDoor, user: string, reply: Reply): Result<null, Response> {
  const wait = window.wait(user, now());
  if (wait > 0) return err(reply(429, failure('rate_limited'), { 'retry-after': String(wait) }));
  window.record(user, now());
  return ok(null);
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

function refuse(request: Request, door: BillingDoor, refusal: Refusal): Response {
  const reply = answer(request, door);
  switch (refusal.kind) {
    case 'preflight':
      return preflightAnswer(request, door);
    case 'method':
      return reply(405, failure('bad_request'), { allow: 'POST, OPTIONS' });
    case 'token':
      return reply(tokenStatus[refusal.why], failure(tokenCode[refusal.why]));
    case 'body':
      return reply(refusal.why === 'too-large' ? 413 : 400, failure('bad_request'));
    default:
      return unreachable(refusal);
  }
}
