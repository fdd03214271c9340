import { ownInputs } from '../../../../core/deal/strategies/ownInputs.ts';
import { useCallback, useMemo, useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { DealPlan } from '../../../../core/deal/plan/planEvent.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { ok } from '../../../../core/kernel/result.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { PlanFailure, PlanJob, PlanOutcome } from '../../../../core/pipeline/plan/evaluatePlan.ts';
import { LineChart } from '../../../components/chart/LineChart.tsx';
import { moneyFormat } from '../../../components/chart/chartFormats.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { Explained } from '../../../parts/explanation/Explanations.tsx';
import { ValueRow } from '../../../parts/inputs/ValueRow.tsx';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { useDrafts } from '../../../parts/liveDeal/drafts/useDrafts.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ReportTableView } from '../report/ReportTableView.tsx';
import { EventList } from './EventList.tsx';
import { holdingPeriodInput, holdingPeriodText } from './holdingPeriod.ts';
import { emptyPlan } from './emptyPlan.ts';
import { monthTable, yearTable } from './planTables.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface PlanPanelProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly job: EvaluationJob;
}

/** The deal's plan: events saved with the deal, and results recalculated while they are edited. */
export function PlanPanel({ live, deal, job }: PlanPanelProps) {
  const { plan, change } = usePlan(live, deal);
  const question = useMemo((): [PlanJob] => [{ job, plan }], [job, plan]);
  const { answer, fresh, failure } = useAnswer({ name: 'evaluatePlan', args: question, lane: 'deal-plan', pause: 120 });
  const refusal = answer?.ok === false ? answer.error : null;
  const usual = (ownInputs(job.deal, 'buy-to-let').holdYears ?? 0) * 12;
  const heldMonths = plan.heldMonths ?? (answer?.ok === true ? answer.value.heldMonths : usual === 0 ? null : usual);
  // The unit is fixed when the panel opens: typing half a year must not switch the field from years to months.
  const [held] = useState(() => holdingPeriodInput(deal.plan?.heldMonths ?? null));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:items-start">
      <Panel title="Events during the hold" aside="saved with the deal">
        <Editable>
          <ValueRow
            spec={held.spec}
            value={heldMonths === null ? null : heldMonths / held.months}
            own={plan.heldMonths ?? undefined}
            currency={ukCurrency}
            from={{ mark: 'default', words: plan.heldMonths === null ? 'from this deal’s holding period' : 'yours' }}
            onChange={(value) => change({ ...plan, heldMonths: typeof value === 'number' ? Math.round(value * held.months) : null })}
            testId="plan-held"
          />
          <EventList plan={plan} onChange={change} refused={refusedEvent(refusal)} />
        </Editable>
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={!fresh}>
        {failure === null ? null : <p role="alert">Couldn’t calculate the plan. {failure.message}</p>}
        {refusal === null ? null : <p role="alert">{'words' in refusal ? refusal.words : refusal.message}</p>}
        {answer?.ok === true ? <PlanResult found={answer.value} /> : null}
      </div>
    </div>
  );
}

function refusedEvent(refusal: PlanFailure | null): { readonly at: number; readonly words: string } | null {
  return refusal !== null && 'at' in refusal ? { at: refusal.at, words: refusal.words } : null;
}

function PlanResult({ found }: { readonly found: PlanOutcome }) {
  const { plan, words, explanations, checks } = found;
  const [showsMonths, setShowsMonths] = useState(false);
  const money = moneyFormat(found.currency);
  return (
    <>
      <Panel title="Plan results" aside={holdingPeriodText(found.heldMonths)}>
        <dl data-testid="plan-words">
          <ResultRow label="Payback from cash flow" words={[words.payback.withoutSale]} />
          <ResultRow label="Payback with a sale" words={[words.payback.withSale]} />
          <ResultRow label="Sale" words={[words.sale]} />
          <ResultRow label="Annual return" words={words.returns} />
        </dl>
        <LineChart
          {...money}
          title="Cash and equity over the plan"
          summary={`Sold after ${holdingPeriodText(found.heldMonths)}: ${words.cases.low} ${words.cases.high}`}
          xLabel="Year"
          points={plan.years.map(({ year }) => ({ at: year, label: `Year ${year}` }))}
          lines={[
            { label: 'Cumulative cash flow', values: plan.years.map(({ cumulativeCashFlow }) => cumulativeCashFlow) },
            { label: 'Equity', values: plan.years.map(({ equity }) => equity) },
          ]}
        />
      </Panel>
      <Panel title="Break-even points">
        <dl>
          <ResultRow label="Rent" words={[words.breakEvens.rent]} />
          <ResultRow label="Weeks let" words={[words.breakEvens.weeksLet]} />
          <ResultRow label="Mortgage rate" words={[words.breakEvens.mortgageRate]} />
        </dl>
      </Panel>
      {checks.length === 0 ? null : (
        <Panel title="Legal checks">
          <ul>
            {words.checks.map((sentence) => (
              <li key={sentence} className="border-t border-line py-2 text-[15px] first:border-0">
                {sentence}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="Year by year">
        <ReportTableView table={yearTable(plan, found.currency)} quiet />
        <details onToggle={(event) => setShowsMonths(event.currentTarget.open)}>
          <summary className="min-h-11 content-center text-sm font-medium">Month by month</summary>
          {showsMonths ? <ReportTableView table={monthTable(plan, found.currency)} quiet /> : null}
        </details>
        <details>
          <summary className="min-h-11 content-center text-sm font-medium">How each result is calculated</summary>
          <ul>
            {explanations.map((explanation) => (
              <li key={explanation.id} className="flex min-h-11 items-center justify-between gap-3 border-t border-line text-sm">
                <span>{explanation.label}</span>
                <Explained figure={explanation} label={explanation.label} value={explanation.value} className="num font-medium" />
              </li>
            ))}
          </ul>
        </details>
      </Panel>
    </>
  );
}

function ResultRow({ label, words }: { readonly label: string; readonly words: readonly string[] }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2 first:border-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-sm text-ink-3">{label}</dt>
      {words.map((sentence) => (
        <dd key={sentence} className="leading-snug sm:col-start-2">
          <UnbrokenAmounts text={sentence} />
        </dd>
      ))}
    </div>
  );
}

interface PlanDraft {
  readonly plan?: DealPlan;
}

const none: PlanDraft = {};

/** The plan on screen; edits are saved after a debounce. */
function usePlan(live: LiveDeal, deal: Deal): { readonly plan: DealPlan; readonly change: (plan: DealPlan) => void } {
  const deals = useDeals();
  const { newId, now } = useClock();
  const { stored } = live;
  const send = useCallback(
    async ({ plan }: PlanDraft) => {
      if (plan === undefined) return ok(null);
      const stamp = { mid: newId(), at: now() };
      const result = await deals.mutate({ type: 'deal/plan', id: deal.id, plan, stamp });
      if (result.ok) stored(result.value);
      return result;
    },
    [deals, deal.id, newId, now, stored],
  );
  const { draft, type } = useDrafts({ name: `plan.${deal.id}`, empty: none }, send);
  return { plan: draft.plan ?? deal.plan ?? emptyPlan, change: (plan) => type({ plan }) };
}
