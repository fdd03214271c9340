import type { PaidPlan } from '../../core/contracts/billingContract.ts';

/** The operator's Stripe settings. The keys are sent only to Stripe. */
export interface BillingSettings {
  readonly secretKey: string;
  /** Secrets of the webhook endpoint. There are two during a key rotation. */
  readonly webhookSecrets: readonly string[];
  /** The prices of each plan. The first is on sale. The others still identify the plan of existing subscribers. */
  readonly prices: Readonly<Record<PaidPlan, readonly string[]>>;
  /** The id of a customer portal configuration. Null for the account's default. */
  readonly portalConfiguration: string | null;
  /** Whether the key is a live-mode key. Events from the other mode are ignored. */
  readonly live: boolean;
  /** An origin that replaces api.stripe.com in tests. */
  readonly origin: string | null;
}

type ReadSetting = (name: string) => string | undefined;

/**
 * The settings from the environment, or null without a key. Throws if they are incomplete, because the server must not start on a guess.
 */
export function readBillingSettings(read: ReadSetting): BillingSettings | null {
  const secretKey = read('STRIPE_SECRET_KEY') || '';
  if (secretKey === '') return null;
  const mode = /^(?:sk|rk)_(live|test)_\w+$/.exec(secretKey)?.[1];
  if (mode === undefined) throw new Error('STRIPE_SECRET_KEY must begin with sk_live_, rk_live_, sk_test_ or rk_test_');
  const webhookSecrets = listOf(read, 'STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/);
  const prices = { pro: listOf(read, 'STRIPE_PRICE_PRO', price), investor: listOf(read, 'STRIPE_PRICE_INVESTOR', price) };
  if (prices.pro.some((id) => prices.investor.includes(id))) throw new Error('STRIPE_PRICE_PRO and STRIPE_PRICE_INVESTOR must differ');
  const configuration = read('STRIPE_PORTAL_CONFIGURATION') || null;
  if (configuration !== null && !/^bpc_\w+$/.test(configuration)) throw new Error('STRIPE_PORTAL_CONFIGURATION must begin with bpc_');
  return {
    secretKey,
    webhookSecrets,
    prices,
    portalConfiguration: configuration,
    live: mode === 'live',
    origin: originOf(read('STRIPE_UPSTREAM')),
  };
}

const price = /^price_\w+$/;

function listOf(read: ReadSetting, name: string, kind: RegExp): readonly string[] {
  const values = (read(name) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  // The message omits the values, because one of them is a secret.
  if (values.length === 0 || !values.every((value) => kind.test(value)))
    throw new Error(`STRIPE_SECRET_KEY also needs ${name}, as Stripe gives it (${kind.source.slice(1).split('_')[0]}_…)`);
  return values;
}

function originOf(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`STRIPE_UPSTREAM must be an http(s) origin, got "${text}"`);
  return url.origin;
}
