import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import type { Percentiles } from '../../engine/risk/percentiles.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import { chanceText } from '../risk/describeStrategyRisk.ts';
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

/** A table of the probabilities of a bad outcome for a strategy, and the distribution of its first figure. */
export function strategyChanceTable({ futures, label, spread, loss, misses, currency }: DrawnFutures): ReportTable {
  const amount = (value: number): string => formatMoney(minor(Math.round(value)), currency);
  const ranks = [
    ['worst 5% (at or below)', 'p5'],
    ['lower quartile', 'p25'],
    ['middle', 'p50'],
    ['upper quartile', 'p75'],
    ['best 5% (at or above)', 'p95'],
  ] as const;
  return {
    id: 'chances',
    title: 'Simulation results',
    columns: [left('Outcome'), right('Share of simulations')],
    rows: [
      ...(loss === null ? [] : [[loss.words, chanceText(loss.chance)]]),
      ...misses.map((rule) => [`${rule.label} misses ${rule.asks}`, chanceText(rule.chance)]),
      ...(spread === null ? [] : ranks.map(([words, rank]) => [`${label}, ${words}`, amount(spread[rank])])),
    ],
    total: null,
    note: `${futures.toLocaleString('en-GB')} simulations. This deal always gives the same results, on screen and in reports.`,
  };
}
