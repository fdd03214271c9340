import { useMemo } from 'react';
import { marketShown } from '../../../core/deal/marketOfDeal.ts';
import type { MarketId } from '../../../core/market/markets.ts';
import { formatMoney, formatRate } from '../../../core/kernel/formatMoneyAndRates.ts';
import { minor } from '../../../core/kernel/money.ts';
import { rate } from '../../../core/kernel/rate.ts';
import type { StrategyRisk, StrategyRiskQuestion } from '../../../core/pipeline/risk/assessStrategyRisk.ts';
import { Histogram } from '../../components/chart/Histogram.tsx';
import { moneyFormat } from '../../components/chart/chartFormats.ts';
import { UnbrokenAmounts } from '../../components/figure/UnbrokenAmounts.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { useAnswer } from '../liveDeal/useAnswer.ts';
import { ChanceFigures } from './ChanceFigures.tsx';
import { simulationsText } from './SimulationFan.tsx';
import { localizeFigures } from '../country/localizeText.ts';
import { Panel } from '../../components/panel/Panel.tsx';

interface StrategyChancesProps {
  readonly question: StrategyRiskQuestion;
  /** Lane of the worker's jobs. */
  readonly lane: string;
}

/** Simulation of a strategy: distribution of its first figure, chance of loss and chance of missing each rule. */
export function StrategyChances({ question, lane }: StrategyChancesProps) {
  const args = useMemo((): [StrategyRiskQuestion] => [question], [question]);
  const { answer, fresh, failure } = useAnswer({ name: 'assessStrategyRisk', args, lane, pause: 400 });
  if (failure !== null) return <p role="alert">Couldn’t run the simulation. {failure.message}</p>;
  if (answer === null) return <Spinner label="Running a thousand simulations…" />;
  if (!answer.ok) return <p className="text-ink-2">{answer.error.message}</p>;
  return (
    <div aria-busy={!fresh}>
      <Drawn risk={answer.value} market={marketShown(question.job.deal)} />
    </div>
  );
}

function Drawn({ risk, market }: { readonly risk: StrategyRisk; readonly market: MarketId }) {
  const chance = chanceIn(market);
  const { label, spread, loss, misses, currency, words, futures } = risk;
  const amount = (value: number): string => formatMoney(minor(Math.round(value)), currency);
  const [missed] = misses;
  const figures = [
    ...(loss === null ? [] : [{ label: loss.words, value: chance(loss.chance), id: 'loss' }]),
    ...(missed === undefined ? [] : [{ label: `${missed.label} misses ${missed.asks}`, value: chance(missed.chance), id: 'miss' }]),
    ...(spread === null
      ? []
      : [
          { label: `${label} (median)`, value: amount(spread.p50), id: 'middle' },
          { label: 'Middle 90%', value: `${amount(spread.p5)} to ${amount(spread.p95)}`, id: 'span' },
        ]),
  ];
  return (
    <Panel title="Simulation results" aside={`${futures.toLocaleString('en-GB')} simulations`}>
      <ChanceFigures figures={figures} />
      {spread === null ? null : <Spread risk={risk} />}
      {misses.length < 2 ? null : (
        <dl className="num grid gap-1 border-t border-line pt-2 text-sm">
          {misses.map((each) => (
            <div key={each.id} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-ink-2">
                {each.label} misses {each.asks}
              </dt>
              <dd>{chance(each.chance)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p data-testid="chances-drawn" className="text-[13px] text-ink-3">
        <UnbrokenAmounts text={words.at(-1) ?? ''} />
      </p>
      <p className="num text-[13px] text-ink-3">{simulationsText({ paths: futures })}</p>
    </Panel>
  );
}

const chanceIn =
  (market: MarketId) =>
  (share: number): string =>
    localizeFigures(market)(formatRate(rate(share), 0));

/** Figures for which a value below zero is a loss. */
const lossFigures: ReadonlySet<string> = new Set(['profit', 'monthlyCashFlow', 'savedPerMonth']);

function Spread({ risk: { figure, label, base, spread, counts, currency, words } }: { readonly risk: StrategyRisk }) {
  const money = moneyFormat(currency);
  if (spread === null) return null;
  return (
    <Histogram
      title={label}
      summary={words[0] ?? ''}
      xLabel={label}
      countLabel="simulations"
      bins={counts}
      marks={[
        { value: spread.p50, label: `Median ${money.format(spread.p50)}` },
        ...(base === null ? [] : [{ value: base, label: `Expected ${money.format(base)}` }]),
      ]}
      lossBelow={lossFigures.has(figure) ? 0 : undefined}
      {...money}
    />
  );
}
