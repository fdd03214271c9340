import { newStripeId } from './stripeEvents.ts';
import { wallTime } from '../realClock.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A subscription in the format of API version 2026-01-28.clover, where the period belongs to the item. */
export interface DoubleSubscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly status: string;
  readonly created: number;
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly ended_at: number | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly items: { readonly data: readonly [DoubleItem] };
}

interface DoubleItem {
  readonly id: string;
  readonly price: { readonly id: string };
  readonly current_period_start: number;
  readonly current_period_end: number;
}

export interface StripeState {
  /** Stripe's answer to one call. */
  answer(method: string, url: URL, fields: Readonly<Record<string, string>>): Reply;
  /** A customer pays on a checkout page. Returns the URL that leads back to the app. */
  pay(url: string): { readonly subscription: DoubleSubscription; readonly back: string };
  /** Changes a subscription: a confirmed change in the portal, a renewal or a failed payment. */
  change(id: string, to: Partial<DoubleSubscription>): DoubleSubscription;
  /** Changes a subscription's price. */
  reprice(id: string, price: string): DoubleSubscription;
  subscriptions(): readonly DoubleSubscription[];
  customers(): readonly string[];
  /** Deletes a customer, as in Stripe's dashboard. */
  forgetCustomer(id: string): void;
}

const month = 30 * 86_400;
const seconds = (): number => Math.floor(wallTime() / 1000);

const missing = (id: string): Reply => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', param: 'customer', message: `No such customer: '${id}'` } },
});

export function createStripeState(): StripeState {
  const customers = new Map<string, Json>();
  const sessions = new Map<string, Readonly<Record<string, string>>>();
  const subscriptions = new Map<string, DoubleSubscription>();
  const change = (id: string, to: Partial<DoubleSubscription>): DoubleSubscription => {
    const before = subscriptions.get(id);
    if (before === undefined) throw new Error(`There is no subscription ${id}`);
    const after = { ...before, ...to };
    subscriptions.set(id, after);
    return after;
  };
  const forgetCustomer = (id: string): void => {
    customers.delete(id);
    for (const { id: subscription, customer } of subscriptions.values())
      if (customer === id) change(subscription, { status: 'canceled', ended_at: seconds() });
  };
  const ofCustomer = (url: URL): Reply => {
    const customer = url.searchParams.get('customer') ?? '';
    if (!customers.has(customer)) return missing(customer);
    const data = [...subscriptions.values()].filter((each) => each.customer === customer);
    return { status: 200, body: { object: 'list', has_more: false, data: data.toSorted((left, right) => right.created - left.created) } };
  };
  const write = (path: string, fields: Readonly<Record<string, string>>): Reply => {
    if (path === '/v1/customers') {
      const id = newStripeId('cus');
      customers.set(id, { id, object: 'customer', metadata: { user_id: fields['metadata[user_id]'] } });
      return { status: 200, body: customers.get(id) };
    }
    if (!customers.has(fields['customer'] ?? '')) return missing(fields['customer'] ?? '');
    const portal = path === '/v1/billing_portal/sessions';
    const id = newStripeId(portal ? 'bps' : 'cs_test');
    const url = portal ? `https://billing.stripe.com/p/session/${id}` : `https://checkout.stripe.com/c/pay/${id}`;
    sessions.set(url, fields);
    return { status: 200, body: { id, object: portal ? 'billing_portal.session' : 'checkout.session', url } };
  };
  return {
    answer: (method, url, fields) => {
      const { pathname } = url;
      if (method === 'GET' && pathname === '/v1/subscriptions') return ofCustomer(url);
      if (method === 'POST' && /^\/v1\/(customers|checkout\/sessions|billing_portal\/sessions)$/.test(pathname))
        return write(pathname, fields);
      const removed = /^\/v1\/customers\/(\w+)$/.exec(pathname)?.[1];
      if (method !== 'DELETE' || removed === undefined) return { status: 404, body: { error: { message: 'Unrecognized request URL' } } };
      if (!customers.has(removed)) return missing(removed);
      forgetCustomer(removed);
      return { status: 200, body: { id: removed, object: 'customer', deleted: true } };
    },
    pay: (url) => {
      const session = sessions.get(url);
      if (session === undefined) throw new Error(`There is no checkout page at ${url}`);
      const subscription: DoubleSubscription = {
        id: newStripeId('sub'),
        object: 'subscription',
        customer: session['customer'] ?? '',
        status: 'active',
        created: seconds(),
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        metadata: { user_id: session['subscription_data[metadata][user_id]'] ?? '' },
        items: { data: [newItem(session['line_items[0][price]'] ?? '')] },
      };
      subscriptions.set(subscription.id, subscription);
      return { subscription, back: session['success_url'] ?? '' };
    },
    change,
    reprice: (id, price) => change(id, { items: { data: [newItem(price)] } }),
    subscriptions: () => [...subscriptions.values()],
    customers: () => [...customers.keys()],
    forgetCustomer,
  };
}

const newItem = (price: string): DoubleItem => ({
  id: newStripeId('si'),
  price: { id: price },
  current_period_start: seconds(),
  current_period_end: seconds() + month,
});
