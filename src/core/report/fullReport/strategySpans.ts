import type { MarketId } from '../../market/markets.ts';
import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { formatInput } from '../../deal/strategies/inputValue.ts';
import { isBetterHighOf } from '../../engine/strategies/figureDirection.ts';
import { figureText } from '../../engine/strategies/figures.ts';
import type { FigureValue, StrategyFigure } from '../../engine/strategies/strategyAnalysis.ts';
import { currencySigns, minor, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { SpanChart } from './spanChart.ts';

/** One input of a strategy at a low and at a high value, everything else unchanged, and the figure at each; null if there is none. */
interface Bar {
  readonly key: string;
  readonly low: number;
  readonly high: number;
  readonly atLow: number | null;
  readonly atHigh: number | null;
}

interface Moved {
  readonly sensitivity: { readonly base: number | null; readonly bars: readonly Bar[] };
  readonly figure: StrategyFigure;
  readonly strategy: StrategyId;
  readonly market: MarketId;
  readonly currency: Currency;
}

const drawn = 8;

/** A chart of the effect of each input of a strategy on one of its figures, the largest first. */
export function strategySpans({ sensitivity: { base, bars }, figure, strategy, market, currency }: Moved): SpanChart {
  const entries = new Map(strategyInputs(strategy, market).map((entry) => [entry.key, entry] as const));
  const name = figure.label.slice(0, 1).toLowerCase() + figure.label.slice(1);
  const say = (value: number): string => figureText(likeFigure(figure.value, value), currency);
  const rows = bars.slice(0, drawn).flatMap(({ key, low, high, atLow, atHigh }) => {
    const entry = entries.get(key);
    if (entry === undefined || atLow === null || atHigh === null) return [];
    const bare = { ...entry, of: null, per: null };
    return {
      label: entry.label,
      from: charted(figure.value, Math.min(atLow, atHigh)),
      to: charted(figure.value, Math.max(atLow, atHigh)),
      detail: `${formatInput(bare, low, currency)} to ${formatInput(bare, high, currency)}`,
      value: `${say(atLow)} to ${say(atHigh)}`,
    };
  });
  const [first] = rows;
  return {
    id: 'tornado',
    title: `Sensitivity of ${name}`,
    yLabel: figure.value.kind === 'money' ? currencySigns[currency] : figure.value.kind === 'number' ? '' : '%',
    base:
      base === null
        ? null
        : { value: charted(figure.value, base), label: `As assumed ${say(base)}`, isMoreBetter: isBetterHighOf(figure.id) },
    columns: ['Input', 'Range tested', figure.label],
    rows,
    summary:
      first === undefined
        ? `Changing any one input within its range leaves ${name} unchanged.`
        : `Each input is set to its low and then to its high value, with everything else as assumed. ${first.label} has the largest effect on ${name}: ${first.value}.`,
  };
}

/** A value in major units, per cent or plain numbers, as on the axes of the charts. */
function charted({ kind }: FigureValue, value: number): number {
  if (kind === 'number') return value;
  return kind === 'money' ? value / 100 : value * 100;
}

function likeFigure(like: FigureValue, value: number): FigureValue {
  if (like.kind === 'money') return { kind: 'money', amount: minor(Math.round(value)) };
  return like.kind === 'number' ? { ...like, number: value } : { kind: 'rate', rate: rate(value) };
}
