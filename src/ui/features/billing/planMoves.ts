import type { BillingState, PortalFlow, Subscription } from '../../../core/listing/billing/billingContract.ts';
import type { PlanName } from '../../../core/listing/ingestContract.ts';

/** What leads from the plan that is to another. */
export type PlanMove =
  | { readonly kind: 'current' }
  /** Bought anew: there is no subscription. */
  | { readonly kind: 'buy'; readonly plan: Exclude<PlanName, 'free'>; readonly up: boolean }
  /** The subscription goes on with another plan, once confirmed on Stripe's page. */
  | { readonly kind: 'change'; readonly plan: Exclude<PlanName, 'free'>; readonly up: boolean }
  | { readonly kind: 'cancel' }
  /** Free follows by itself when the cancelled subscription ends. */
  | { readonly kind: 'follows'; readonly from: string }
  | { readonly kind: 'none' };

const rank: Readonly<Record<PlanName, number>> = { free: 0, pro: 1, investor: 2 };

/** Whether it goes on at Stripe, paid or not. */
export const goesOn = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && !['canceled', 'incomplete', 'incomplete_expired'].includes(subscription.status);

/** Whether Stripe is owed something: then that comes first. */
export const isOwing = ({ status }: Subscription): boolean => status === 'past_due' || status === 'unpaid' || status === 'paused';

/** How to get from what is to `plan`. A cancelled subscription is kept first, and a due payment made first, before the plan changes. */
export function planMove(state: BillingState, plan: PlanName): PlanMove {
  const { subscription } = state;
  const up = rank[plan] > rank[state.plan];
  if (!goesOn(subscription)) {
    if (plan === state.plan) return { kind: 'current' };
    return plan === 'free' || !state.configured || !up ? { kind: 'none' } : { kind: 'buy', plan, up };
  }
  if (plan === state.plan) return { kind: 'current' };
  if (plan === 'free' && subscription.cancelAtPeriodEnd && subscription.periodEnd !== null)
    return { kind: 'follows', from: subscription.periodEnd };
  if (!state.configured || subscription.cancelAtPeriodEnd || isOwing(subscription)) return { kind: 'none' };
  if (plan === 'free') return { kind: 'cancel' };
  return plan === subscription.plan ? { kind: 'none' } : { kind: 'change', plan, up };
}

/** What can be done about the subscription itself: the first is what the person most likely came for. */
export function portalMoves(state: BillingState): readonly { readonly flow: Exclude<PortalFlow, 'change'>; readonly label: string }[] {
  const { subscription, configured } = state;
  if (!configured || subscription === null) return [];
  if (!goesOn(subscription)) return [{ flow: 'manage', label: 'Invoices' }];
  if (isOwing(subscription)) return [{ flow: 'manage', label: 'Pay what is due' }, cancel];
  if (subscription.cancelAtPeriodEnd) return [{ flow: 'manage', label: 'Keep my plan' }];
  return [{ flow: 'manage', label: 'Payment and invoices' }, cancel];
}

const cancel = { flow: 'cancel', label: 'Cancel the plan' } as const;
