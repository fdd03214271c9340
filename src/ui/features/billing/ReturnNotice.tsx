import type { BillingState } from '../../../core/contracts/billingContract.ts';
import { Button } from '../../components/press/Button.tsx';
import { toneGround } from '../../components/figure/tone.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { billingAsOf, planNames } from './billingText.ts';
import type { Return } from './billingSearch.ts';
import { hasPaymentArrived, type Landing } from './useStripeReturn.ts';

interface ReturnNoticeProps {
  readonly from: Return;
  readonly landing: Landing;
  readonly state: BillingState | null;
  readonly onAsk: () => void;
}

/** The result of the visit to Stripe's page, as last reported by the server. */
export function ReturnNotice({ from, landing, state, onAsk }: ReturnNoticeProps) {
  if (from === null) return null;
  const there = state !== null && hasPaymentArrived(state);
  const waits = from !== 'cancelled' && landing === 'waiting' && !(from === 'done' && there);
  const late = from !== 'cancelled' && landing === 'late' && !(from === 'done' && there);
  const ground = waits || late ? 'bg-yours' : toneGround[from === 'done' ? 'good' : 'neutral'];
  return (
    <output
      data-testid="billing-return"
      className={`flex flex-wrap items-center justify-between gap-3 rounded-2 border border-line px-4 py-3 text-pretty ${ground}`}
    >
      <span className="flex max-w-[70ch] items-center gap-3">
        {waits ? <Spinner small /> : null}
        <span>{words(from, { waits, late, state })}</span>
      </span>
      {late ? (
        <Button size="small" onClick={onAsk} data-testid="billing-ask">
          Check again
        </Button>
      ) : null}
    </output>
  );
}

interface Came {
  readonly waits: boolean;
  readonly late: boolean;
  readonly state: BillingState | null;
}

function words(from: Exclude<Return, null>, { waits, late, state }: Came): string {
  if (from === 'cancelled') return 'You left Stripe without paying. Your plan hasn’t changed.';
  if (from === 'portal') {
    if (waits) return 'Checking for changes with Stripe.';
    return late || state === null
      ? 'Couldn’t check for changes with Stripe. The plan below may be out of date.'
      : `Confirmed with Stripe, ${billingAsOf(state.at)}.`;
  }
  if (waits) return 'Waiting for Stripe to confirm your payment. This takes a few seconds.';
  if (late || state === null)
    return 'Stripe hasn’t confirmed your payment yet. If you paid, your plan changes automatically when the confirmation arrives.';
  return `Payment received. You’re now on the ${planNames[state.plan]} plan.`;
}
