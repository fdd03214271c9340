import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { BillingState } from '../../../core/contracts/billingContract.ts';
import type { PlanName } from '../../../core/contracts/ingestContract.ts';
import { Skeleton } from '../../components/notice/Skeleton.tsx';
import { useAccount } from '../../hooks/useAccount.ts';
import { useClock } from '../../hooks/useClock.ts';
import { FormError } from '../../parts/account/FormError.tsx';
import { useAccountState } from '../../parts/account/useAccountState.ts';
import { useConnection } from '../../parts/connection/useConnection.ts';
import { usePlanUsage } from '../../parts/plan/usePlanUsage.ts';
import { BillingNotice } from './BillingNotice.tsx';
import { parseReturn } from './billingSearch.ts';
import { requestStripePage, type StripeDestination } from './openStripePage.ts';
import { PlanCards } from './PlanCards.tsx';
import { planMove, type PlanMove } from './planMoves.ts';
import { ReturnNotice } from './ReturnNotice.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { useBilling } from './useBilling.ts';
import { useStripeReturn } from './useStripeReturn.ts';

/** The current plan, its usage and the other plans. */
export function BillingScreen() {
  const account = useAccountState();
  const signedIn = account.kind === 'signed-in';
  const online = useConnection() === 'online';
  const from = parseReturn(useSearch({ strict: false }));
  const { state, heard, ask } = useBilling();
  const landing = useStripeReturn(from, signedIn && online ? ask : null);
  const leaving = useLeaving();
  const known = signedIn ? (state ?? null) : null;
  const disabled = !online || heard !== true || leaving.going;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-testid="billing-screen">
      {account.kind === 'unknown' ? null : <BillingNotice signedIn={signedIn} online={online} configured={known?.configured ?? null} />}
      {signedIn && (online || landing !== 'waiting') ? (
        <ReturnNotice from={from} landing={landing} state={known} onAsk={() => void ask('refresh')} />
      ) : null}
      <FormError text={leaving.problem} testId="billing-problem" />
      {signedIn && known === null ? <Unknown waiting={online && heard === null} /> : null}
      {known === null ? null : (
        <Standing
          state={known}
          kept={heard !== true}
          disabled={disabled}
          onPortal={(flow) => void leaving.go(null, { kind: 'portal', flow })}
        />
      )}
      <section aria-labelledby="billing-plans" className="grid gap-4">
        <h2 id="billing-plans" className="text-xl font-semibold tracking-tight">
          Plans
        </h2>
        <PlanCards
          moveTo={known === null ? null : (plan) => planMove(known, plan)}
          disabled={disabled}
          busy={leaving.to}
          onMove={(plan, move) => void leaving.move(plan, move)}
        />
        <p className="max-w-[72ch] text-sm text-pretty text-ink-2">
          You pay on Stripe’s pages, and we never see your card number. If you ask within 14 days of your first payment, we refund all of
          it, and you don’t need to give a reason. Cancel at any time and keep your plan until the end of the month you’ve paid for.
        </p>
      </section>
    </div>
  );
}

interface StandingProps {
  readonly state: BillingState;
  readonly kept: boolean;
  readonly disabled: boolean;
  readonly onPortal: Parameters<typeof SubscriptionCard>[0]['onPortal'];
}

function Standing({ state, ...rest }: StandingProps) {
  // A changed plan has a different limit, so usage is requested again.
  const usage = usePlanUsage(['free', 'pro', 'investor'].indexOf(state.plan));
  return <SubscriptionCard state={state} usage={usage} {...rest} />;
}

function Unknown({ waiting }: { readonly waiting: boolean }) {
  if (waiting) return <Skeleton label="Loading your plan" />;
  return (
    <p className="text-ink-2" data-testid="billing-unknown">
      Couldn’t load your plan. It will appear once the server responds.
    </p>
  );
}

/** Redirects to a Stripe page. Accepts one click at a time and leaves once the URL arrives. */
function useLeaving() {
  const account = useAccount();
  const { newId } = useClock();
  const [to, setTo] = useState<PlanName | 'portal' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    // The back button may restore this page from the cache with its button still busy.
    const back = () => setTo(null);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const go = async (plan: PlanName | null, aim: StripeDestination): Promise<void> => {
    if (to !== null) return;
    setTo(plan ?? 'portal');
    setProblem(null);
    const page = await requestStripePage(account, aim);
    if (page.ok) return globalThis.location.assign(page.value);
    setProblem(page.error);
    setTo(null);
  };
  const move = async (plan: PlanName, { ...way }: PlanMove): Promise<void> => {
    if (way.kind === 'buy') return go(plan, { kind: 'buy', plan: way.plan, requestId: newId() });
    if (way.kind === 'change') return go(plan, { kind: 'change', plan: way.plan });
    return way.kind === 'cancel' ? go(plan, { kind: 'portal', flow: 'cancel' }) : undefined;
  };
  return { to: to === 'portal' ? null : to, going: to !== null, problem, go, move };
}
