import type { BillingState, Subscription } from '../../../core/contracts/billingContract.ts';
import type { PlanName } from '../../../core/contracts/ingestContract.ts';
import { unreachable } from '../../../core/kernel/result.ts';
import type { PlanMove } from './planMoves.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';

export const planNames: Readonly<Record<PlanName, string>> = { free: 'Free', pro: 'Pro', investor: 'Investor' };

/** In UTC, like the dates of a plan's billing month. */
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const day = (moment: string): string => dayFormat.format(Date.parse(moment));

/** Date and time at which the server reported the plan. */
export const billingAsOf = (at: string): string => momentFormat.format(Date.parse(at));

/** The plan's status in one or two sentences. */
export function subscriptionText(state: BillingState): string {
  const { plan, subscription } = state;
  if (subscription === null) return plan === 'free' ? 'No charge.' : 'Granted by your administrator. No charge.';
  return subscriptionWords(state, subscription);
}

function subscriptionWords({ plan, at }: BillingState, subscription: Subscription): string {
  const { status, periodEnd, cancelAtPeriodEnd, accessUntil } = subscription;
  const bought = subscription.plan === null ? 'your subscription' : planNames[subscription.plan];
  const holds = accessUntil !== null && Date.parse(accessUntil) > Date.parse(at);
  switch (status) {
    case 'active':
    case 'trialing':
      if (periodEnd === null) return 'Paid.';
      if (cancelAtPeriodEnd) return `${planNames[plan]} stays active until ${day(periodEnd)}, then you move to Free. No further charges.`;
      return `${status === 'trialing' ? 'Free trial. The first payment is taken' : 'Renews'} on ${day(periodEnd)}.`;
    case 'past_due':
      return holds && accessUntil !== null
        ? `Your last payment failed. ${planNames[plan]} stays active until ${day(accessUntil)}. Update your payment method before then to keep it.`
        : `Your last payment failed, so ${bought} is paused. Update your payment method to restore it.`;
    case 'unpaid':
    case 'paused':
      return `A payment is due, so ${bought} is paused. Pay it to restore your plan.`;
    case 'incomplete':
      return 'Your first payment hasn’t gone through yet. You haven’t been charged.';
    case 'incomplete_expired':
      return 'Your first payment failed. You haven’t been charged.';
    case 'canceled':
      return periodEnd === null ? 'Your subscription has ended. No further charges.' : `${ended(subscription)} No further charges.`;
    default:
      return unreachable(status);
  }
}

const ended = ({ plan, accessUntil }: Subscription): string =>
  `${plan === null ? 'Your subscription' : planNames[plan]} ended${accessUntil === null ? '' : ` on ${day(accessUntil)}`}.`;

/** Label of a button that leads to Stripe; null when there is no button. */
export function moveLabel(move: PlanMove): string | null {
  switch (move.kind) {
    case 'buy':
    case 'change':
      return `${move.up ? 'Upgrade' : 'Downgrade'} to ${planNames[move.plan]}`;
    case 'cancel':
      return 'Downgrade to Free';
    case 'current':
    case 'follows':
    case 'waits':
    case 'none':
      return null;
    default:
      return unreachable(move);
  }
}

/** Text shown instead of a button; null for none. */
export function noButtonReason(move: PlanMove): string | null {
  if (move.kind === 'follows') return `Starts on ${day(move.from)}`;
  if (move.kind !== 'waits') return null;
  return move.for === 'payment'
    ? 'Pay the amount due before changing your plan.'
    : 'Your plan is set to end. Choose “Keep my plan” first, then change it.';
}

/** Text under a button: what happens next. Null for none. */
export function moveNote(move: PlanMove): string | null {
  if (move.kind === 'cancel') return 'At the end of the paid period.';
  return move.kind === 'change' ? 'Stripe shows the difference before you confirm.' : null;
}
