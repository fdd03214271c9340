import type { BillingState } from '../../../core/contracts/billingContract.ts';
import { Button } from '../../components/press/Button.tsx';
import { toneGround } from '../../components/figure/tone.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { asOf, planNames } from './billingWords.ts';
import type { Return } from './billingSearch.ts';
import { hasLanded, type Landing } from './useReturn.ts';

interface ReturnNoticeProps {
  readonly from: Return;
  readonly landing: Landing;
  readonly state: BillingState | null;
  readonly onAsk: () => void;
}

/** What became of the visit to Stripe's page, as far as the server knows. */
export function ReturnNotice({ from, landing, state, onAsk }: ReturnNoticeProps) {
  if (from === null) return null;
  const there = state !== null && hasLanded(state);
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
          Ask Stripe again
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
  if (from === 'cancelled') return 'You left Stripe’s page without paying. Nothing was bought and nothing changed.';
  if (from === 'portal') {
    if (waits) return 'Asking Stripe what was changed.';
    return late || state === null
      ? 'Stripe could not be asked what was changed. What stands below may be older.'
      : `As Stripe has it, ${asOf(state.at)}.`;
  }
  if (waits) return 'Waiting for Stripe to confirm the payment. This takes a few seconds.';
  if (late || state === null)
    return 'Stripe has not confirmed the payment to this server yet. If you paid, nothing is lost: the plan changes by itself as soon as the confirmation comes.';
  return `Paid. Your plan is ${planNames[state.plan]} now, and its limits hold from this moment.`;
}
