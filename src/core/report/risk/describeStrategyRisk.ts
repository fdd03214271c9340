import { formatMoney, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { LevelFactor, LevelModel } from '../../engine/risk/levelModel.ts';
import type { Percentiles } from '../../engine/risk/percentiles.ts';
import { lowerFirst } from '../../kernel/lowerFirst.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';

interface SaidRisk {
  readonly strategy: StrategyId;
  readonly futures: number;
  readonly label: string;
  readonly spread: Percentiles | null;
  readonly loss: { readonly chance: number } | null;
  readonly misses: readonly { readonly label: string; readonly asks: string; readonly chance: number }[];
  readonly currency: Currency;
  /** The simulated quantities and their spread. */
  readonly factors: readonly LevelFactor[];
  readonly model: LevelModel;
}

/** What counts as a loss under each strategy, as a label. */
export const lossLabels: Readonly<Record<SaidRisk['strategy'], string>> = {
  'buy-to-let': 'First-year cash flow is negative',
  flip: 'It sells at a loss',
  brrrr: 'First-year cash flow is negative',
  hmo: 'First-year cash flow is negative',
  'serviced-accommodation': 'First-year cash flow is negative',
  'rent-to-rent': 'The first year makes a loss',
  'house-hack': 'Living there costs more than renting',
};

/** Sentences on the figure's distribution, the probability of a bad outcome, and how it was simulated. */
export function describeStrategyRisk(risk: SaidRisk): readonly string[] {
  const { strategy, futures, label, spread, loss, misses, currency } = risk;
  const amount = (value: number): string => formatMoney(minor(Math.round(value)), currency);
  return [
    ...(spread === null
      ? []
      : [
          `In half of ${futures.toLocaleString('en-GB')} simulations ${lowerFirst(label)} is between ${amount(spread.p25)} and ${amount(spread.p75)}. In the worst 5% it is below ${amount(spread.p5)} and in the best 5% above ${amount(spread.p95)}.`,
        ]),
    ...(loss === null ? [] : [`${lossLabels[strategy]} in ${chanceText(loss.chance)} of them.`]),
    ...misses.slice(0, 1).map((rule) => `${rule.label} misses ${rule.asks} in ${chanceText(rule.chance)}.`),
    drawnWords(risk),
  ];
}

/** A share of the simulations as displayed. */
export const chanceText = (share: number): string => formatRate(rate(share), 0);

function drawnWords({ factors, model }: Pick<SaidRisk, 'factors' | 'model'>): string {
  const parts = factors.map((factor) => strayWords[factor](model.spread[factor]));
  return `Each simulation draws ${listed(parts)} at random, allowing for how they move together. Our assumption, not a forecast.`;
}

const about = (spread: number): string => `± ${formatRate(rate(spread))}`;
const points = (spread: number): string => {
  const number = formatNumber(spread * 100);
  return `${number} percentage ${number === '1' ? 'point' : 'points'}`;
};

/** The size of one standard deviation, as text. */
const strayWords: Readonly<Record<LevelFactor, (spread: number) => string>> = {
  endValue: (spread) => `the value after refurbishment ${about(spread)}`,
  works: (spread) => `the refurbishment cost ${about(spread)}`,
  months: (spread) => `the project length ± ${formatNumber(spread)} months`,
  bridgingRate: (spread) => `the bridging rate ± ${points(spread)} a month`,
  rent: (spread) => `the rent ${about(spread)}`,
  nightlyRate: (spread) => `the nightly rate ${about(spread)}`,
  voids: (spread) => `voids ± ${formatNumber(spread)} weeks`,
  occupancy: (spread) => `occupancy ± ${points(spread)}`,
  costs: (spread) => `running costs ${about(spread)}`,
  mortgageRate: (spread) => `the mortgage rate ± ${points(spread)}`,
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
