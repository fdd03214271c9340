import { unreachable } from '../../core/kernel/result.ts';
import { isStatus, type PaidPlan, type Subscription, type SubscriptionStatus } from '../../core/contracts/billingContract.ts';
import type { BillingSettings } from './billingSettings.ts';
import { fieldsOf, listOf, numberOf, textOf, type Fields } from './jsonFields.ts';

/** A subscription as Stripe reports it, with the ids needed to change it. */
export interface SubscriptionSnapshot extends Subscription {
  readonly id: string;
  /** The id of its only item, which has the price. Empty if it has no item. */
  readonly itemId: string;
  /** The user named in its metadata. Empty if there is none. */
  readonly userId: string;
}

/**
 * How long a plan stays active after its period ends, in seconds: a late webhook must not shut out a paying user. Renewals are usually paid
 * within the hour.
 */
const lateness = 3 * 86_400;

/** How long a plan stays active while Stripe retries a failed payment, in seconds from the day it was due. */
const grace = 14 * 86_400;

type Prices = BillingSettings['prices'];

/** The subscription that decides the plan: the one with the highest plan, and of those the newest. Null if there is none. */
export function decidingSubscription(subscriptions: readonly unknown[], prices: Prices): SubscriptionSnapshot | null {
  const heard = subscriptions.flatMap((value) => {
    const read = readSubscription(fieldsOf(value), prices);
    return read === null ? [] : [{ read, created: numberOf(fieldsOf(value)['created']) ?? 0 }];
  });
  const [first] = heard.toSorted((left, right) => weight(right.read) - weight(left.read) || right.created - left.created);
  return first?.read ?? null;
}

/** Whether the subscription is still active. If so, its plan is changed rather than bought a second time. */
export const isOngoing = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid' || status === 'paused';

function weight(subscription: SubscriptionSnapshot): number {
  const gives = subscription.accessUntil !== null && subscription.plan !== null;
  const rank = subscription.plan === 'investor' ? 2 : 1;
  return (isOngoing(subscription) ? 10 : 0) + (gives ? rank : 0);
}

function readSubscription(fields: Fields, prices: Prices): SubscriptionSnapshot | null {
  const { id, status, metadata } = fields;
  if (typeof id !== 'string' || !isStatus(status)) return null;
  const item = fieldsOf(listOf(fieldsOf(fields['items'])['data'])[0]);
  // The period is on the item since API version 2025-03-31, and on the subscription in earlier versions.
  const period = (name: string): number | null => numberOf(item[name]) ?? numberOf(fields[name]);
  const cancelAt = numberOf(fields['cancel_at']);
  const periodEnd = cancelAt ?? period('current_period_end');
  const cancelAtPeriodEnd = status !== 'canceled' && (cancelAt !== null || fields['cancel_at_period_end'] === true);
  const until = accessUntil(status, {
    start: period('current_period_start'),
    end: periodEnd,
    ended: numberOf(fields['ended_at']),
    cancelAtPeriodEnd,
  });
  return {
    id,
    itemId: textOf(item['id']),
    userId: textOf(fieldsOf(metadata)['user_id']),
    plan: planOf(textOf(fieldsOf(item['price'])['id']), prices),
    status,
    periodEnd: moment(periodEnd),
    cancelAtPeriodEnd,
    accessUntil: moment(until),
  };
}

interface Period {
  readonly start: number | null;
  readonly end: number | null;
  readonly ended: number | null;
  readonly cancelAtPeriodEnd: boolean;
}

/** How long the plan lasts if no further event arrives, in seconds since 1970. Null if it has ended. */
function accessUntil(status: SubscriptionStatus, { start, end, ended, cancelAtPeriodEnd }: Period): number | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return end === null || cancelAtPeriodEnd ? end : end + lateness;
    case 'past_due':
      // The period has already advanced. The unpaid amount is for the period that began then.
      return start === null ? null : start + grace;
    case 'canceled':
      return ended;
    case 'incomplete':
    case 'incomplete_expired':
    case 'unpaid':
    case 'paused':
      return null;
    default:
      return unreachable(status);
  }
}

const planOf = (price: string, { pro, investor }: Prices): PaidPlan | null => {
  if (investor.includes(price)) return 'investor';
  return pro.includes(price) ? 'pro' : null;
};

const moment = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
