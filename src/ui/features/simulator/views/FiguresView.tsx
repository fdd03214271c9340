import type { StrategyAnalysis } from '../../../../core/engine/strategies/strategyAnalysis.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { LineChart } from '../../../components/chart/LineChart.tsx';
import { moneyFormat } from '../../../components/chart/chartFormats.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { SourceTitle } from '../../../parts/explanation/Explanations.tsx';
import { strategyNameOf } from '../state/strategyNameOf.ts';
import { ExplainedFigure } from '../compare/StrategyExplanations.tsx';

/** All figures of the selected strategy, its years and its checks. */
export function FiguresView({ focused }: { readonly focused: SimulatedStrategy }) {
  if (!focused.now.ok) return <p className="text-ink-2">{focused.now.error.message}</p>;
  const { analysis, inputs } = focused.now.value;
  const holdYears = (inputs as { readonly holdYears?: { readonly value: number } }).holdYears?.value;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {analysis.years.length > 1 ? <Years analysis={analysis} held={holdYears ?? analysis.years.length} /> : null}
      <Panel title="All figures" aside={strategyNameOf(focused)}>
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {analysis.figures.map(({ id, label, text, value }) => {
            const was = focused.before.find((figure) => figure.id === id)?.text;
            return (
              <div
                key={id}
                className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-1.5"
                data-testid={`simulated-${id}`}
              >
                <dt className="min-w-0 text-[15px] leading-tight text-ink-2">{label}</dt>
                <dd className="flex items-center gap-1.5">
                  <span className="grid justify-items-end">
                    <span className={`num font-semibold tracking-tight ${value.kind === 'words' ? 'text-right text-sm' : 'text-[17px]'}`}>
                      <ExplainedFigure of={focused} figure={id} label={label} value={text} />
                    </span>
                    {was === undefined || was === text ? null : <span className="num text-[13px] text-ink-3">was {was}</span>}
                  </span>
                </dd>
              </div>
            );
          })}
        </dl>
      </Panel>
      <Checks analysis={analysis} />
    </div>
  );
}

function Years({ analysis, held }: { readonly analysis: StrategyAnalysis; readonly held: number }) {
  const years = analysis.years.slice(0, held);
  const last = years.at(-1);
  const hasEquity = years.some(({ equity }) => equity !== 0);
  const format = moneyFormat(analysis.currency);
  const lines = [
    ...(hasEquity ? [{ label: 'Equity', values: years.map(({ equity }) => equity), filled: true }] : []),
    { label: 'Cumulative cash flow', values: years.map(({ cumulativeCashFlow }) => cumulativeCashFlow), filled: !hasEquity },
  ];
  return (
    <Panel title={hasEquity ? 'Equity and cumulative cash flow' : 'Cumulative cash flow'} aside="before income tax">
      <LineChart
        title={hasEquity ? 'Equity and cumulative cash flow' : 'Cumulative cash flow'}
        summary={
          last === undefined
            ? ''
            : `After ${last.year} years, ${hasEquity ? `equity is ${format.format(last.equity)} and ` : ''}cumulative cash flow is ${format.format(last.cumulativeCashFlow)}.`
        }
        xLabel="Year"
        points={years.map(({ year }) => ({ at: year, label: `Year ${year}` }))}
        lines={lines}
        {...format}
      />
    </Panel>
  );
}

const levelWords = { must: 'Must', ask: 'Ask', note: 'Note' } as const;

function Checks({ analysis: { checks } }: { readonly analysis: StrategyAnalysis }) {
  if (checks.length === 0) return null;
  return (
    <Panel title="Before you rely on it">
      <ul>
        {checks.map(({ id, level, words, rule }) => (
          <li
            key={id}
            className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 border-t border-line py-2 text-[15px] leading-snug first:border-0"
          >
            <span className={`text-[13px] font-semibold ${level === 'must' ? 'text-poor' : level === 'ask' ? 'text-fair' : 'text-ink-3'}`}>
              {levelWords[level]}
            </span>
            <span>
              {words}
              {rule === null ? null : (
                <span className="block text-[13px] text-ink-3">
                  <SourceTitle title={rule.title} url={rule.url} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
