import { countryOfMarket, type MarketId } from '../../../core/market/markets.ts';
import { strategyInputs } from '../../../core/deal/strategies/strategyCatalogue.ts';
import { strategyNamesIn, type StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import { formatInput } from '../../../core/deal/strategies/inputValue.ts';
import type { StrategyFigure } from '../../../core/engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import type { StrategySensitivity } from '../../../core/pipeline/simulator/strategySensitivity.ts';
import { lessIsBetterOf } from '../../../core/report/lessIsBetter.ts';
import { TornadoChart } from '../../components/chart/TornadoChart.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { figureFormat } from './figureFormat.ts';

interface StrategyTornadoProps {
  readonly answer: StrategySensitivity;
  readonly figure: StrategyFigure | undefined;
  readonly strategy: StrategyId;
  readonly market: MarketId;
  readonly currency: Currency;
}

/** Sensitivity of a strategy's figure to each input, one at a time. */
export function StrategyTornado({ answer, figure, strategy, market, currency }: StrategyTornadoProps) {
  const entries = new Map(strategyInputs(strategy, market).map((entry) => [entry.key, entry] as const));
  const { format } = figureFormat(figure, currency);
  const rows = answer.bars.slice(0, 8).flatMap(({ key, low, high, atLow, atHigh }) => {
    const entry = entries.get(key);
    if (entry === undefined || atLow === null || atHigh === null) return [];
    const bare = { ...entry, of: null, per: null };
    return [
      {
        label: entry.label,
        low: atLow,
        high: atHigh,
        lowInput: formatInput(bare, low, currency),
        highInput: formatInput(bare, high, currency),
      },
    ];
  });
  const [first, second] = rows;
  const name = figure?.label ?? 'The figure';
  if (answer.base === null || first === undefined)
    return <p className="text-ink-2">{`${name} doesn’t change when inputs vary within their range.`}</p>;
  const also = second === undefined ? '' : `, then ${second.label.toLowerCase()}`;
  return (
    <Panel title={`What moves ${name.charAt(0).toLowerCase()}${name.slice(1)}`} aside={strategyNamesIn(countryOfMarket(market))[strategy]}>
      <p className="text-sm text-ink-2">
        {`${first.label} has the largest effect${also}. Each input is varied alone: amounts by 10%, annual rates and growth by one percentage point, other percentages by a fifth.`}
      </p>
      <TornadoChart
        title={`What moves ${name}`}
        summary={`${first.label} has the largest effect.`}
        resultLabel={name}
        base={answer.base}
        lessIsBetter={figure !== undefined && lessIsBetterOf(figure.id)}
        rows={rows}
        format={format}
      />
    </Panel>
  );
}
