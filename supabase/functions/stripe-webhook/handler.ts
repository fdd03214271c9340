import { fieldsOf, numberOf, textOf, type Fields } from '../../../src/backend/billing/jsonFields.ts';
import { readAnew, type Billing } from '../../../src/backend/billing/readAnew.ts';
import type { StripeEventMark } from '../../../src/backend/billing/billingStore.ts';
import { isSignedByStripe } from '../../../src/backend/billing/stripeSignature.ts';
import { readBytes } from '../../../src/backend/body/readBytes.ts';

export interface StripeWebhookEnv {
  /** Null where no key is configured. */
  readonly billing: Billing | null;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

/** Events of Stripe's are some kilobytes. */
const maxBytes = 512 * 1024;

/** What says that a subscription may have changed; every other event is acknowledged and does nothing. */
const heard =
  /^(customer\.subscription\.\w+|customer\.deleted|checkout\.session\.(completed|async_payment_succeeded)|invoice\.(paid|payment_failed))$/;

/**
 * `POST functions/v1/stripe-webhook`: an event of Stripe's, known by its signature over the body as it came. It says only that something
 * changed for a customer: what is so now is asked of Stripe. 2xx when it was dealt with or does not concern us, 400 when it is not Stripe's,
 * 503 when it should be sent again.
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
    const anew = await readAnew(billing, event.customer, event.mark);
    if (anew.ok) return reply(200, { ok: true, done: anew.value.settled });
    console.error(`Stripe could not be asked about ${event.mark.type} ${event.mark.id}: ${anew.error.kind}`);
  } catch (error) {
    console.error(`The event ${event.mark.id} could not be kept:`, error);
  }
  return reply(503, { ok: false, error: 'unavailable' });
}

interface StripeEvent {
  readonly mark: StripeEventMark;
  readonly live: boolean;
  /** Whose subscriptions may have changed; null where nobody's. */
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

/** An id, or the customer itself where the event was made with it. */
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
