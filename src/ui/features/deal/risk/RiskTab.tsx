import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { rate } from '../../../../core/kernel/rate.ts';
import type { MeasuredFigure } from '../../../../core/engine/numbers/measuredFigure.ts';
import type { EvaluationJob, LettingOutcome } from '../../../../core/pipeline/outcome.ts';
import type { RiskOutcome, RiskRequest } from '../../../../core/pipeline/risk/assessRisk.ts';
import { measuredLabels, measuredValue } from '../../../../core/report/plan/measuredLabels.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { parseDealSearch, type DealSearch } from '../dealSearch.ts';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { SimulationFan, simulationsText } from '../../../parts/risk/SimulationFan.tsx';
import { SensitivityGridPanel } from './SensitivityGridPanel.tsx';
import { FigureRanges } from './FigureRanges.tsx';
import { gridInputOf, riskFigureOf, riskFigureOptions } from '../../../parts/risk/riskChoices.ts';
import { SensitivityPanel } from './SensitivityPanel.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface RiskTabProps {
  readonly live: LiveDeal;
  readonly outcome: LettingOutcome;
}

/** Risk for a letting: sensitivity by input, worst, expected and best case, simulations and two-way sensitivity. */
export function RiskTab({ live, outcome }: RiskTabProps) {
  const { search, set } = useDealSearch();
  const figure = riskFigureOf(search.figure);
  const { job } = live;
  const question = useMemo((): [EvaluationJob, RiskRequest] | null => (job === null ? null : [job, { figure }]), [job, figure]);
  const { answer, fresh, failure } = useAnswer({ name: 'assessRisk', args: question, lane: 'deal-risk', pause: 300 });
  const risk = answer?.ok === true ? answer.value : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SelectField
          label="Figure"
          value={figure}
          options={riskFigureOptions}
          onChange={(next) => set({ figure: next })}
          testId="risk-figure"
        />
      </div>
      {failure === null ? null : <p role="alert">Couldn’t assess the risk. {failure.message}</p>}
      {risk === null ? (
        failure === null ? (
          <Spinner label="Running simulations…" />
        ) : null
      ) : (
        <div aria-busy={!fresh} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Assessed risk={risk} figure={figure} />
        </div>
      )}
      {job === null ? null : (
        <SensitivityGridPanel
          live={live}
          job={job}
          inputs={outcome.inputs}
          figure={figure}
          down={gridInputOf(search.down, 'purchasePrice')}
          across={gridInputOf(search.across, 'monthlyRent')}
          onDown={(down) => set({ down })}
          onAcross={(across) => set({ across })}
        />
      )}
      {job === null ? null : <FigureRanges job={job} />}
    </div>
  );
}

interface AssessedProps {
  readonly risk: RiskOutcome;
  readonly figure: MeasuredFigure;
}

function Assessed({ risk, figure }: AssessedProps) {
  const { tornado, cases, simulation, words, currency } = risk;
  const { chances, irr } = simulation;
  return (
    <>
      <ul data-testid="risk-words" className="grid max-w-[70ch] gap-1.5 text-[17px] leading-snug">
        {words.slice(0, 3).map((sentence) => (
          <li key={sentence}>
            <UnbrokenAmounts text={sentence} />
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 border-y border-line py-4 lg:grid-cols-4">
        <Chance
          label="Chance of a loss"
          text={formatRate(rate(chances.loss), 0)}
          help="you get back less than you invested"
          testId="chance-loss"
        />
        <Chance label="Chance of a negative cash-flow year" text={formatRate(rate(chances.negativeCashFlow), 0)} help="after tax" />
        <Chance
          label="Chance of failing a lender’s cover test"
          text={formatRate(rate(chances.covenantBreach), 0)}
          help="rent below 125% of interest in a year"
        />
        <Chance label="Median return" text={irr === null ? 'None' : formatRate(rate(irr.p50), 1)} help="a year, after tax" />
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SensitivityPanel tornado={tornado} figure={figure} currency={currency} />
          <Panel title="Worst, expected and best case" aside={measuredLabels[figure]}>
            <dl className="grid grid-cols-3 gap-4">
              {(['low', 'base', 'high'] as const).map((at) => (
                <div key={at}>
                  <dt className="text-[13px] text-ink-3">{caseNames[at]}</dt>
                  <dd className="num text-[17px] font-semibold tracking-tight">
                    {cases[at].figure === null ? 'None' : measuredValue(figure, cases[at].figure, currency)}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="text-[13px] text-ink-3">Sets all inputs at once to their worst, expected and best values.</p>
          </Panel>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SimulationFan of="cashFlow" simulation={simulation} currency={currency} />
          <SimulationFan of="equity" simulation={simulation} currency={currency} />
          <p className="num text-[13px] text-ink-3" data-testid="futures-drawn">
            {simulationsText(simulation)}
          </p>
        </div>
      </div>
    </>
  );
}

const caseNames = { low: 'Worst case', base: 'Expected', high: 'Best case' } as const;

interface ChanceProps {
  readonly label: string;
  readonly text: string;
  readonly help: string;
  readonly testId?: string;
}

function Chance({ label, text, help, testId }: ChanceProps) {
  return (
    <div data-testid={testId}>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="num text-[22px] leading-tight font-semibold tracking-tight">{text}</dd>
      <dd className="text-[13px] text-ink-3">{help}</dd>
    </div>
  );
}

/** The tab's choices in the URL, and a setter that keeps the tab open. */
function useDealSearch(): { readonly search: DealSearch; readonly set: (changes: DealSearch) => void } {
  const navigate = useNavigate();
  const { search, hash } = useLocation({
    select: ({ search: raw, hash: at }) => ({ search: parseDealSearch({ ...raw }), hash: at }),
    structuralSharing: true,
  });
  return {
    search,
    set: (changes) =>
      void navigate({ to: '.', search: { ...search, ...changes }, hash, replace: true, resetScroll: false, hashScrollIntoView: false }),
  };
}
