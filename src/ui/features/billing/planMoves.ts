import type { BillingState, PortalFlow, Subscription } from '../../../core/contracts/billingContract.ts';
import type { PlanName } from '../../../core/contracts/ingestContract.ts';

/** How to move from the current plan to another. */
export type PlanMove =
  | { readonly kind: 'current' }
  /** A new purchase, as there is no subscription. */
  | { readonly kind: 'buy'; readonly plan: Exclude<PlanName, 'free'>; readonly up: boolean }
  /** The subscription changes plan once the user confirms it on Stripe's page. */
  | { readonly kind: 'change'; readonly plan: Exclude<PlanName, 'free'>; readonly up: boolean }
  | { readonly kind: 'cancel' }
  /** The Free plan starts automatically when the cancelled subscription ends. */
  | { readonly kind: 'follows'; readonly from: string }
  /** Blocked until the cancelled plan is kept or the amount due is paid. */
  | { readonly kind: 'waits'; readonly for: 'keeping' | 'payment' }
  | { readonly kind: 'none' };

const rank: Readonly<Record<PlanName, number>> = { free: 0, pro: 1, investor: 2 };

/** Whether the subscription continues at Stripe, paid or not. */
export const isOngoing = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && !['canceled', 'incomplete', 'incomplete_expired'].includes(subscription.status);

/** Whether a payment is owed to Stripe, which must be settled first. */
export const hasPaymentDue = ({ status }: Subscription): boolean => status === 'past_due' || status === 'unpaid' || status === 'paused';

/** How to move to `plan`. If the subscription is cancelled, the user must keep it first. If a payment is due, they must pay it first. */
export function planMove(state: BillingState, plan: PlanName): PlanMove {
  const { subscription } = state;
  const up = rank[plan] > rank[state.plan];
  if (!isOngoing(subscription)) {
    if (plan === state.plan) return { kind: 'current' };
    return plan === 'free' || !state.configured || !up ? { kind: 'none' } : { kind: 'buy', plan, up };
  }
  if (plan === state.plan) return { kind: 'current' };
  if (plan === 'free' && subscription.cancelAtPeriodEnd && subscription.periodEnd !== null)
    return { kind: 'follows', from: subscription.periodEnd };
  if (!state.configured) return { kind: 'none' };
  if (hasPaymentDue(subscription)) return plan === 'free' ? { kind: 'cancel' } : { kind: 'waits', for: 'payment' };
  if (subscription.cancelAtPeriodEnd) return { kind: 'waits', for: 'keeping' };
  if (plan === 'free') return { kind: 'cancel' };
  return plan === subscription.plan ? { kind: 'none' } : { kind: 'change', plan, up };
}

/** A button that leads to the Stripe portal. `urgent` marks the most likely action. */
export interface PortalMove {
  readonly flow: Exclude<PortalFlow, 'change'>;
  readonly label: string;
  readonly urgent: boolean;
}

/** Actions on the subscription itself. */
export function portalMoves({ subscription, configured }: BillingState): readonly PortalMove[] {
  if (!configured || subscription === null) return [];
  if (!isOngoing(subscription)) return [{ flow: 'manage', label: 'Invoices', urgent: false }];
  if (hasPaymentDue(subscription)) return [{ flow: 'manage', label: 'Pay amount due', urgent: true }, cancel];
  if (subscription.cancelAtPeriodEnd) return [{ flow: 'manage', label: 'Keep my plan', urgent: true }];
  return [{ flow: 'manage', label: 'Payment and invoices', urgent: false }, cancel];
}

const cancel: PortalMove = { flow: 'cancel', label: 'Cancel plan', urgent: false };
