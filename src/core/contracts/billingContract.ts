import type { PlanName } from './ingestContract.ts';

export type PaidPlan = Exclude<PlanName, 'free'>;

/** Stripe's subscription states. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A person's subscription as last reported to the server. Times are ISO, in UTC. */
export interface Subscription {
  /** Null if its price belongs to no plan in this build. */
  readonly plan: PaidPlan | null;
  readonly status: SubscriptionStatus;
  /** When it renews, or ends if `cancelAtPeriodEnd`. */
  readonly periodEnd: string | null;
  readonly cancelAtPeriodEnd: boolean;
  /** The plan applies until this time unless Stripe reports otherwise; null if it grants nothing. */
  readonly accessUntil: string | null;
}

/** `POST functions/v1/billing-state {}`. With `{ask: true}` the server asks Stripe first. */
export interface BillingState {
  /** Whether this server can take payments. */
  readonly configured: boolean;
  /** The plan whose limits currently apply. */
  readonly plan: PlanName;
  readonly subscription: Subscription | null;
  /** The time of this state by the server's clock. */
  readonly at: string;
}

/** Error codes. The message sent with a code is for the person. */
export type BillingErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'insufficient_aal'
  | 'account_deleted'
  | 'unavailable'
  | 'rate_limited'
  | 'not_configured'
  | 'already_subscribed'
  | 'no_subscription'
  | 'stripe_unreachable'
  | 'stripe_refused'
  | 'internal';

/**
 * The response of `billing-checkout {plan, requestId}` and `billing-portal {flow, plan?}`: the Stripe page to open. Failures at Stripe, and
 * changes the person's subscription does not allow, have status 200 and `ok: false`.
 */
export type HostedPageAnswer =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly error: BillingErrorCode; readonly message: string };

/** The reasons for opening Stripe's portal. `change` includes the new plan. */
export const portalFlows = ['manage', 'change', 'cancel'] as const;
export type PortalFlow = (typeof portalFlows)[number];

/** Whether a value is a paid plan. */
export const isPaidPlan = (value: unknown): value is PaidPlan => value === 'pro' || value === 'investor';

/** Whether an address is a Stripe page a person may be sent to; no other address is followed. */
export const isStripePage = (value: unknown): value is string =>
  typeof value === 'string' && /^https:\/\/(?:checkout|billing)\.stripe\.com\/[\w\-./~%?&=#:+]*$/.test(value);

/** The billing state in a server's answer or in a stored copy; null for anything else. */
export function readBillingState(value: unknown): BillingState | null {
  const { configured, plan, subscription, at } = fieldsOf(value);
  if (typeof configured !== 'boolean' || !(plan === 'free' || isPaidPlan(plan)) || !isMoment(at)) return null;
  if (subscription === null) return { configured, plan, subscription, at };
  const read = readSubscription(subscription);
  return read === null ? null : { configured, plan, subscription: read, at };
}

/** A subscription in a server's answer; null for anything else. */
export function readSubscription(value: unknown): Subscription | null {
  const { plan, status, periodEnd, cancelAtPeriodEnd, accessUntil } = fieldsOf(value);
  if (!(plan === null || isPaidPlan(plan)) || !isStatus(status) || typeof cancelAtPeriodEnd !== 'boolean') return null;
  if (!isMomentOrNull(periodEnd) || !isMomentOrNull(accessUntil)) return null;
  return { plan, status, periodEnd, cancelAtPeriodEnd, accessUntil };
}

/** Whether a value is a subscription status. */
export const isStatus = (value: unknown): value is SubscriptionStatus => subscriptionStatuses.some((status) => status === value);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const moment = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/;
const isMoment = (value: unknown): value is string => typeof value === 'string' && moment.test(value);
const isMomentOrNull = (value: unknown): value is string | null => value === null || isMoment(value);
