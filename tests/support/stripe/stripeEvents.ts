import { createHmac, randomBytes } from 'node:crypto';
import { wallTime } from '../realClock.ts';

/** A Stripe event as the webhook receives it. */
export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly livemode: boolean;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

export const newStripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Stripe's signature header for a body: a timestamp and an HMAC of both for each secret. */
export function stripeSignature(body: string, secrets: readonly string[], at: number = wallTime()): string {
  const seconds = Math.floor(at / 1000);
  const signed = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`);
  return [`t=${seconds}`, ...signed, `v0=${'0'.repeat(64)}`].join(',');
}

/** Sends an event to a webhook as Stripe does; resolves with its answer. */
export function deliver(webhook: string, event: StripeEvent, secret: string): Promise<Response> {
  const body = JSON.stringify(event, null, 2);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': stripeSignature(body, [secret]) };
  return fetch(webhook, { method: 'POST', headers, body });
}
