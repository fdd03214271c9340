import { err, ok, type Result } from '../../core/kernel/result.ts';
import { readBytes } from '../body/readBytes.ts';
import type { BillingSettings } from './billingSettings.ts';
import { fieldsOf, textOf, type Fields } from './jsonFields.ts';

/** `unreachable`: no response, or a server error at Stripe. `refused`: Stripe rejected the request, with its reason. */
export type StripeFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly parameter: string; readonly message: string };

/**
 * Stripe's REST API: takes fields, returns JSON. A write repeated with the same `key` happens once
 * (docs.stripe.com/api/idempotent_requests).
 */
export interface StripeApi {
  get(path: string): Promise<Result<Fields, StripeFailure>>;
  post(path: string, fields: Readonly<Record<string, string>>, key: string | null): Promise<Result<Fields, StripeFailure>>;
  delete(path: string): Promise<Result<Fields, StripeFailure>>;
}

/** The API version of every response, whatever the account's default is (docs.stripe.com/api/versioning). */
export const stripeVersion = '2026-01-28.clover';

/** The time limit in milliseconds. Stripe expects a response to its webhook within seconds, and two calls fit in that time. */
const answerWithinMs = 4_000;

/** The size limit of a response in bytes. A page of subscriptions takes a few kilobytes. */
const maxBytes = 2_000_000;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export function createStripeApi({ secretKey, origin }: Pick<BillingSettings, 'secretKey' | 'origin'>, fetch: Fetch): StripeApi {
  const own = { authorization: `Bearer ${secretKey}`, 'stripe-version': stripeVersion };
  const call = async (path: string, init: StripeCall): Promise<Result<Fields, StripeFailure>> => {
    try {
      const response = await fetch(`${origin ?? 'https://api.stripe.com'}${path}`, {
        ...init,
        headers: { ...own, ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      });
      return await readAnswer(response);
    } catch {
      return err({ kind: 'unreachable' });
    }
  };
  return {
    get: (path) => call(path, { method: 'GET' }),
    delete: (path) => call(path, { method: 'DELETE' }),
    post: (path, fields, key) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(key === null ? {} : { 'idempotency-key': key }) },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

interface StripeCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function readAnswer(response: Response): Promise<Result<Fields, StripeFailure>> {
  const bytes = await readBytes(response.body, maxBytes);
  const body = bytes === null ? {} : fieldsOf(JSON.parse(new TextDecoder().decode(bytes)));
  if (response.ok && bytes !== null) return ok(body);
  // 409 means a concurrent call with the same key, and 429 the rate limit. Both are temporary.
  if (response.status >= 500 || response.status === 409 || response.status === 429 || bytes === null) return err({ kind: 'unreachable' });
  const { code, param, message } = fieldsOf(body['error']);
  return err({ kind: 'refused', status: response.status, code: textOf(code), parameter: textOf(param), message: textOf(message) });
}

/** Whether Stripe does not know the object, because it was deleted there or belongs to the other mode. */
export const isMissing = (failure: StripeFailure): boolean => failure.kind === 'refused' && failure.code === 'resource_missing';
