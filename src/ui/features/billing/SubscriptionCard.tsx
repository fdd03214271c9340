import type { BillingState, PortalFlow } from '../../../core/contracts/billingContract.ts';
import type { PlanUsage } from '../../../core/contracts/ingestContract.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { ProgressBar } from '../../components/figure/ProgressBar.tsx';
import { Button } from '../../components/press/Button.tsx';
import { asOfText, usedText } from '../../parts/plan/usageText.ts';
import { billingAsOf, planNames, subscriptionText } from './billingText.ts';
import { isOngoing, hasPaymentDue, portalMoves } from './planMoves.ts';

interface StandingCardProps {
  readonly state: BillingState;
  readonly usage: PlanUsage | null;
  /** Whether the state is a cached response, not the server's latest. */
  readonly kept: boolean;
  readonly disabled: boolean;
  readonly onPortal: (flow: Exclude<PortalFlow, 'change'>) => void;
}

/** The current plan, its usage and the subscription actions. */
export function SubscriptionCard({ state, usage, kept, disabled, onPortal }: StandingCardProps) {
  const { subscription } = state;
  const moves = portalMoves(state);
  return (
    <section
      aria-labelledby="billing-standing"
      data-testid="billing-standing"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-2 border border-line bg-card p-5 sm:p-6 md:grid-cols-2 md:gap-8"
    >
      <div className="grid content-start gap-2">
        <h2 id="billing-standing" className="text-[13px] font-normal text-ink-3">
          Your plan
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span data-testid="billing-plan" className="text-2xl font-semibold tracking-tight">
            {planNames[state.plan]}
          </span>
          {isOngoing(subscription) && subscription.cancelAtPeriodEnd ? <Badge tone="fair">Cancelled</Badge> : null}
          {isOngoing(subscription) && hasPaymentDue(subscription) ? <Badge tone="poor">Payment due</Badge> : null}
        </p>
        <p data-testid="billing-words" className="text-pretty text-ink-2">
          {subscriptionText(state)}
        </p>
        {kept ? <p className="text-sm text-ink-3">Last updated {billingAsOf(state.at)}.</p> : null}
        {moves.length === 0 ? null : (
          <div className="mt-2 flex flex-wrap gap-2">
            {moves.map(({ flow, label, urgent }) => (
              <Button
                key={label}
                look={urgent ? 'primary' : 'plain'}
                disabled={disabled}
                onClick={() => onPortal(flow)}
                data-testid={`billing-${flow}`}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <div className="grid content-start gap-2 max-md:border-t max-md:border-line max-md:pt-5">
        <h2 className="text-[13px] text-ink-3">This month</h2>
        <Used usage={usage} />
      </div>
    </section>
  );
}

function Used({ usage }: { readonly usage: PlanUsage | null }) {
  if (usage === null) return <p className="text-ink-2">Usage not loaded yet.</p>;
  const { used, limit } = usage;
  return (
    <>
      {limit === null ? null : (
        <ProgressBar
          label="Analyses"
          part={limit === 0 ? 1 : Math.min(1, used / limit)}
          text={`${Math.min(used, limit)} of ${limit.toLocaleString('en-GB')}`}
        />
      )}
      <p data-testid="billing-usage" className={limit === null ? 'num text-2xl font-semibold tracking-tight' : 'sr-only'}>
        {usedText(usage)}
      </p>
      <p className="text-sm text-pretty text-ink-2">
        {asOfText(usage)} Each listing imported by link or search counts as one analysis. Saved pages and manual deals are free.
      </p>
    </>
  );
}
