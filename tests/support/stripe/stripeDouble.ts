import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newStripeId, type StripeEvent } from './stripeEvents.ts';
import type { BillingSettings } from '../../../src/backend/billing/billingSettings.ts';
import { createStripeState, type Json, type Reply, type StripeState } from './stripeState.ts';
import { wallTime } from '../realClock.ts';

export interface StripeRequest {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly version: string;
  readonly key: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** A server with the part of Stripe's API that billing needs, and functions for what users do on Stripe's own pages. */
export interface StripeDouble extends StripeState {
  readonly origin: string;
  readonly settings: BillingSettings;
  /** The same as environment variables of the server or a function. */
  readonly environment: Readonly<Record<string, string>>;
  requests(): readonly StripeRequest[];
  /** The next `count` requests are answered with 500. */
  fail(count: number): void;
  /** Holds back the next answer about subscriptions, with the state at the time of the request, until the returned function is called. */
  holdNextReading(): () => void;
  close(): Promise<void>;
}

export const webhookSecret = `whsec_${'double'.repeat(4)}`;

export const doublePrices = { pro: ['price_pro', 'price_pro_old'], investor: ['price_investor'] } as const;

export async function startStripeDouble(options: { readonly port?: number } = {}): Promise<StripeDouble> {
  const secretKey = ['sk', 'test', 'double'.repeat(4)].join('_');
  const state = createStripeState();
  const answered = new Map<string, { readonly asked: string; readonly reply: Reply }>();
  let log: readonly StripeRequest[] = [];
  let failures = 0;
  let held: Promise<void> | null = null;
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const fields = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    const key = header(request, 'idempotency-key');
    const asked = { method: request.method ?? '', path: request.url ?? '/', version: header(request, 'stripe-version') ?? '', key, fields };
    log = [...log, asked];
    if (header(request, 'authorization') !== `Bearer ${secretKey}`) return refusal(401, 'api_key_invalid', 'Invalid API Key provided');
    if (failures > 0) {
      failures -= 1;
      return { status: 500, body: { error: { type: 'api_error', message: 'Stripe has trouble' } } };
    }
    const signature = JSON.stringify([asked.method, asked.path, fields]);
    const before = key === null ? undefined : answered.get(key);
    if (before !== undefined)
      return before.asked === signature
        ? before.reply
        : refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters');
    const reply = state.answer(asked.method, new URL(asked.path, 'http://x'), fields);
    if (key !== null) answered.set(key, { asked: signature, reply });
    if (held !== null && asked.path.startsWith('/v1/subscriptions')) {
      const gate = held;
      held = null;
      await gate;
    }
    return reply;
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...state,
    origin,
    settings: { secretKey, webhookSecrets: [webhookSecret], prices: doublePrices, portalConfiguration: null, live: false, origin },
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_PRO: doublePrices.pro.join(','),
      STRIPE_PRICE_INVESTOR: doublePrices.investor.join(','),
      STRIPE_UPSTREAM: origin,
    },
    requests: () => log,
    fail: (count) => void (failures = count),
    holdNextReading: () => {
      const { promise, resolve } = newGate();
      held = promise;
      return resolve;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function newGate(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  const gate: { resolve: () => void } = { resolve: () => undefined };
  const promise = new Promise<void>((resolve) => (gate.resolve = resolve));
  return { promise, resolve: () => gate.resolve() };
}

const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
});

/** A test-mode event about an object. */
export const stripeEvent = (type: string, object: Json): StripeEvent => ({
  id: newStripeId('evt'),
  object: 'event',
  type,
  created: Math.floor(wallTime() / 1000),
  livemode: false,
  data: { object },
});

const header = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
