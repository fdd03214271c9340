import { formatMoney } from '../../kernel/format.ts';
import type { Percentiles } from '../../engine/risk/percentiles.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import { chanceText } from '../risk/sayStrategyRisk.ts';
import { left, right } from '../tables/columns.ts';
import type { ReportTable } from '../reportTable.ts';

interface DrawnFutures {
  readonly futures: number;
  readonly label: string;
  readonly spread: Percentiles | null;
  readonly loss: { readonly words: string; readonly chance: number } | null;
  readonly misses: readonly { readonly label: string; readonly asks: string; readonly chance: number }[];
  readonly currency: Currency;
}

/** The probabilities of a bad outcome of a strategy, and the distribution of its first figure. */
export function strategyChanceTable({ futures, label, spread, loss, misses, currency }: DrawnFutures): ReportTable {
  const amount = (value: number): string => formatMoney(minor(Math.round(value)), currency);
  const ranks = [
    ['one of twenty lies below', 'p5'],
    ['a quarter lies below', 'p25'],
    ['middle', 'p50'],
    ['a quarter lies above', 'p75'],
    ['one of twenty lies above', 'p95'],
  ] as const;
  return {
    id: 'chances',
    title: 'What chance makes of it',
    columns: [left('What happens'), right('Of the futures')],
    rows: [
      ...(loss === null ? [] : [[loss.words, chanceText(loss.chance)]]),
      ...misses.map((rule) => [`${rule.label} misses ${rule.asks}`, chanceText(rule.chance)]),
      ...(spread === null ? [] : ranks.map(([words, rank]) => [`${label}, ${words}`, amount(spread[rank])])),
    ],
    total: null,
    note: `${futures.toLocaleString('en-GB')} futures, the same for this deal on every screen and in every report.`,
  };
}
