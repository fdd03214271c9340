import type { BillingState, Subscription } from '../../../core/contracts/billingContract.ts';
import type { PlanName } from '../../../core/contracts/ingestContract.ts';
import { unreachable } from '../../../core/kernel/result.ts';
import type { PlanMove } from './planMoves.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';

export const planNames: Readonly<Record<PlanName, string>> = { free: 'Free', pro: 'Pro', investor: 'Investor' };

/** By the server's calendar (UTC), as the dates of a plan's month are. */
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const day = (moment: string): string => dayFormat.format(Date.parse(moment));

/** When the server said so. */
export const asOf = (at: string): string => momentFormat.format(Date.parse(at));

/** How the plan stands, in a sentence or two. */
export function standingWords(state: BillingState): string {
  const { plan, subscription } = state;
  if (subscription === null) return plan === 'free' ? 'Nothing is charged.' : 'Given by whoever runs this server. Nothing is charged.';
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
      if (cancelAtPeriodEnd) return `${planNames[plan]} stays until ${day(periodEnd)}; then Free begins. Nothing more is charged.`;
      return `${status === 'trialing' ? 'A trial; the first payment is taken' : 'Renews'} on ${day(periodEnd)}.`;
    case 'past_due':
      return holds && accessUntil !== null
        ? `The last payment failed. ${planNames[plan]} stays until ${day(accessUntil)}; pay what is due before then to keep it.`
        : `The last payment failed, so ${bought} is paused and Free holds. Pay what is due to have it back.`;
    case 'unpaid':
    case 'paused':
      return `A payment is due, so ${bought} is paused and Free holds. Pay what is due to have it back.`;
    case 'incomplete':
      return 'The first payment was begun and has not come through. Nothing was charged yet.';
    case 'incomplete_expired':
      return 'The first payment did not come through. Nothing was charged.';
    case 'canceled':
      return periodEnd === null ? 'Your subscription has ended. Nothing is charged.' : `${ended(subscription)} Nothing is charged.`;
    default:
      return unreachable(status);
  }
}

const ended = ({ plan, accessUntil }: Subscription): string =>
  `${plan === null ? 'Your subscription' : planNames[plan]} ended${accessUntil === null ? '' : ` on ${day(accessUntil)}`}.`;

/** What a button that leads to Stripe says; null where there is none. */
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

/** What stands in the place of a button; null where nothing does. */
export function insteadOfButton(move: PlanMove): string | null {
  if (move.kind === 'follows') return `Begins on ${day(move.from)}`;
  if (move.kind !== 'waits') return null;
  return move.for === 'payment' ? 'Pay what is due first, then change the plan.' : 'Keep your plan first, then change it.';
}

/** Under a button: what happens next, and what it costs now. */
export function moveNote(move: PlanMove): string | null {
  if (move.kind === 'cancel') return 'At the end of what is paid.';
  return move.kind === 'change' ? 'Stripe shows the difference before you confirm.' : null;
}
