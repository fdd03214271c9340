import { formatMoneyExact } from '../../../../core/deal/format.ts';
import type { StrategyOutcome, StrategyYear } from '../../../../core/engine/strategies/strategyAnalysis.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import type { StrategyEvaluation } from '../../../../core/pipeline/evaluateStrategy.ts';
import type { ReportTable } from '../../../../core/report/report.ts';
import { Panel } from '../report/Panel.tsx';
import { ReportTableView } from '../report/ReportTableView.tsx';

/** Costs side by side, and the years held when they are asked for. */
export function StrategyCosts({ evaluation: { analysis, inputs } }: { readonly evaluation: StrategyEvaluation<StrategyId> }) {
  const { oneOffCosts, runningCosts, currency } = analysis;
  const { holdYears } = inputs as { readonly holdYears?: { readonly value: number } };
  const years = analysis.years.slice(0, holdYears?.value);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
        {oneOffCosts.length === 0 ? null : <CostPanel title="One-off costs" lines={oneOffCosts} currency={currency} />}
        {runningCosts.length === 0 ? null : <CostPanel title="Running costs a year" lines={runningCosts} currency={currency} />}
      </div>
      {years.length === 0 ? null : (
        <Panel title="Year by year" aside="before income tax">
          <details>
            <summary className="min-h-11 content-center text-sm font-medium">
              {years.length} {years.length === 1 ? 'year' : 'years'}
            </summary>
            <ReportTableView table={yearTable(years, currency)} quiet />
          </details>
        </Panel>
      )}
    </>
  );
}

interface CostPanelProps {
  readonly title: string;
  readonly lines: StrategyOutcome['oneOffCosts'];
  readonly currency: Currency;
}

/** Costs of nothing are left out. */
const CostPanel = ({ title, lines, currency }: CostPanelProps) => (
  <Panel title={title}>
    <ReportTableView
      table={costTable(
        title,
        lines.filter(({ amount }) => amount !== 0),
        currency,
      )}
      quiet
    />
  </Panel>
);

function costTable(title: string, lines: StrategyOutcome['oneOffCosts'], currency: Currency): ReportTable {
  return {
    id: title,
    title,
    columns: [
      { label: 'Cost', align: 'left' },
      { label: 'Amount', align: 'right' },
    ],
    rows: lines.map(({ label, amount }) => [label, formatMoneyExact(amount, currency)]),
    total: null,
    note: null,
  };
}

const yearColumns: readonly (readonly [label: string, read: (year: StrategyYear) => StrategyYear['income']])[] = [
  ['Income', ({ income }) => income],
  ['Costs', ({ costs }) => costs],
  ['Interest', ({ interest }) => interest],
  ['Loan repaid', ({ principal }) => principal],
  ['In or out at once', ({ capital }) => capital],
  ['Cash flow', ({ cashFlow }) => cashFlow],
  ['Equity', ({ equity }) => equity],
];

const yearTable = (years: readonly StrategyYear[], currency: Currency): ReportTable => ({
  id: 'strategy-years',
  title: 'Year by year',
  columns: [{ label: 'Year', align: 'left' }, ...yearColumns.map(([label]) => ({ label, align: 'right' as const }))],
  rows: years.map((year) => [String(year.year), ...yearColumns.map(([, read]) => formatMoneyExact(read(year), currency))]),
  total: null,
  note: null,
});
