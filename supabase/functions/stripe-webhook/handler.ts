import { fieldsOf, numberOf, textOf, type Fields } from '../../../src/backend/billing/jsonFields.ts';
import { refreshSubscription, type Billing } from '../../../src/backend/billing/refreshSubscription.ts';
import type { StripeEventMark } from '../../../src/backend/billing/billingStore.ts';
import { isSignedByStripe } from '../../../src/backend/billing/stripeSignature.ts';
import { readBytes } from '../../../src/backend/body/readBytes.ts';

export interface StripeWebhookEnv {
  /** The Stripe API and the stored subscriptions. Null if no key is configured. */
  readonly billing: Billing | null;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

/** The size limit of an event in bytes. Stripe's events take a few kilobytes. */
const maxBytes = 512 * 1024;

/** Events that mean a subscription may have changed. All others are acknowledged and ignored. */
const heard =
  /^(customer\.subscription\.\w+|customer\.deleted|checkout\.session\.(completed|async_payment_succeeded)|invoice\.(paid|payment_failed))$/;

/**
 * `POST functions/v1/stripe-webhook`: an event from Stripe, authenticated by its signature over the raw body. An event only signals that
 * something changed for a customer. The current state is then read from Stripe. Returns 2xx if the event was handled or does not concern
 * us, 400 if it is not Stripe's, and 503 if Stripe should send it again.
 */
export async function handle(request: Request, { billing, now }: StripeWebhookEnv): Promise<Response> {
  if (request.method !== 'POST') return reply(405, { ok: false, error: 'bad_request' }, { allow: 'POST' });
  if (billing === null) return reply(503, { ok: false, error: 'not_configured' });
  const body = await readBytes(request.body, maxBytes).catch(() => null);
  if (body === null) return reply(413, { ok: false, error: 'bad_request' });
  const rules = { secrets: billing.settings.webhookSecrets, now: now() };
  const isSigned = await isSignedByStripe(body, request.headers.get('stripe-signature') ?? '', rules);
  if (!isSigned) return reply(400, { ok: false, error: 'bad_signature' });
  const event = readEvent(body);
  if (event === null) return reply(400, { ok: false, error: 'bad_request' });
  if (event.live !== billing.settings.live) return reply(200, { ok: true, done: 'other_mode' });
  if (event.customer === null) return reply(200, { ok: true, done: 'ignored' });
  try {
    const refreshed = await refreshSubscription(billing, event.customer, event.mark);
    if (refreshed.ok) return reply(200, { ok: true, done: refreshed.value.settled });
    console.error(`Could not read Stripe’s state for ${event.mark.type} ${event.mark.id}: ${refreshed.error.kind}`);
  } catch (error) {
    console.error(`Could not store event ${event.mark.id}:`, error);
  }
  return reply(503, { ok: false, error: 'unavailable' });
}

interface StripeEvent {
  readonly mark: StripeEventMark;
  readonly live: boolean;
  /** The customer whose subscriptions may have changed. Null if there is none. */
  readonly customer: string | null;
}

function readEvent(body: Uint8Array): StripeEvent | null {
  const { id, type, created, livemode, data } = parsed(body);
  const at = numberOf(created);
  if (typeof id !== 'string' || id.length > 255 || typeof type !== 'string' || type.length > 255 || at === null) return null;
  const object = fieldsOf(fieldsOf(data)['object']);
  const customer = type === 'customer.deleted' ? textOf(object['id']) : customerIn(object['customer']);
  return {
    mark: { id, type, created: new Date(at * 1000).toISOString() },
    live: livemode === true,
    customer: heard.test(type) && /^cus_\w+$/.test(customer) ? customer : null,
  };
}

/** An id, or the customer object if the event contains it. */
const customerIn = (value: unknown): string => (typeof value === 'string' ? value : textOf(fieldsOf(value)['id']));

function parsed(body: Uint8Array): Fields {
  try {
    return fieldsOf(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return {};
  }
}

const reply = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
