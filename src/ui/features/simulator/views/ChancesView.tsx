import { useMemo } from 'react';
import { acceptedLoss, type RiskTolerance } from '../../../../core/deal/profile.ts';
import { formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { rate } from '../../../../core/kernel/rate.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { RiskOutcome, RiskRequest } from '../../../../core/pipeline/risk/assessRisk.ts';
import { Histogram } from '../../../components/chart/Histogram.tsx';
import { rateFormat } from '../../../components/chart/chartFormats.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ChanceFigures } from '../../../parts/risk/ChanceFigures.tsx';
import { SimulationFan, simulationsText } from '../../../parts/risk/SimulationFan.tsx';
import { latestAnswer, questionDebounceMs } from '../state/latestAnswer.ts';

interface ChancesViewProps {
  /** The property as a buy-to-let, with changes. */
  readonly job: EvaluationJob;
}

/** Simulations of the property as a buy-to-let: chance of a loss, distribution of the return, and fan charts of cash flow and equity. */
export function ChancesView({ job }: ChancesViewProps) {
  const question = useMemo((): [EvaluationJob, RiskRequest] => [job, { figure: 'irr' }], [job]);
  const asked = useAnswer({ name: 'assessRisk', args: question, lane: 'simulator-chances', pause: questionDebounceMs });
  const { answer, failure } = latestAnswer(asked);
  if (answer === null)
    return failure === null ? (
      <Spinner label="Running 10,000 simulations…" />
    ) : (
      <p role="alert" className="text-ink-2">
        {failure}
      </p>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={!asked.fresh}>
      <LossPanel answer={answer} tolerance={job.profile.riskTolerance ?? null} />
      <ReturnPanel answer={answer} />
      <SimulationFan of="cashFlow" simulation={answer.simulation} currency={answer.currency} />
      <SimulationFan of="equity" simulation={answer.simulation} currency={answer.currency} />
    </div>
  );
}

const chance = (share: number): string => formatRate(rate(share), 0);

interface LossPanelProps {
  readonly answer: RiskOutcome;
  readonly tolerance: RiskTolerance | null;
}

function LossPanel({ answer, tolerance }: LossPanelProps) {
  const { loss, negativeCashFlow, covenantBreach } = answer.simulation.chances;
  const accepted = tolerance === null ? null : acceptedLoss[tolerance];
  const figures = [
    { label: 'You get back less than you invested', value: chance(loss), id: 'loss' },
    { label: 'A year of negative cash flow', value: chance(negativeCashFlow), id: 'negative' },
    { label: 'Rent below 125% of interest in a year', value: chance(covenantBreach), id: 'covenant' },
  ];
  return (
    <Panel title="Chance of a loss" aside="Buy-to-let">
      <ChanceFigures figures={figures} />
      {accepted === null ? null : (
        <p className={`text-[15px] font-medium ${loss > accepted ? 'text-fair' : 'text-good'}`}>
          {loss > accepted
            ? `▼ More than the ${chance(accepted)} your profile accepts.`
            : `✓ Within the ${chance(accepted)} your profile accepts.`}
        </p>
      )}
      <details>
        <summary className="flex min-h-11 items-center text-[15px] font-medium">How the simulation works</summary>
        <ul className="grid list-disc gap-1.5 pb-2 pl-5 text-sm text-ink-2">
          <li>
            In each simulated year, price growth varies by 7 percentage points, rent growth by 2 and the mortgage rate by 1. Voids vary by
            two weeks and repair costs by half. These changes are correlated: prices tend to fall when rates rise. This is our assumption,
            not a forecast.
          </li>
          {answer.words.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </details>
      <p className="num text-sm text-ink-3">{simulationsText(answer.simulation)}</p>
    </Panel>
  );
}

function ReturnPanel({ answer }: { readonly answer: RiskOutcome }) {
  const { irr, irrCounts, chances, withoutIrr } = answer.simulation;
  if (irr === null) return null;
  return (
    <Panel title="Annual return over the hold" aside="IRR after tax">
      <Histogram
        title="Annual return over the hold"
        summary={`Half of the simulations return between ${rateFormat.format(irr.p25)} and ${rateFormat.format(irr.p75)} a year. ${formatRate(rate(chances.loss), 0)} lose money${withoutIrr > 0 ? `, and ${formatRate(rate(withoutIrr), 1)} have no single IRR and are left out` : ''}.`}
        xLabel="Annual return"
        countLabel="simulations"
        bins={irrCounts}
        marks={[{ value: irr.p50, label: `Median ${rateFormat.format(irr.p50)}` }]}
        lossBelow={0}
        {...rateFormat}
      />
    </Panel>
  );
}
