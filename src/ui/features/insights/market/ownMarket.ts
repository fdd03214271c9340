import { dayOf, daysBetween, instant, parseIsoDate } from '../../../../core/kernel/calendar.ts';
import { areaCodeOf } from '../../../../core/deal/areaCode.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { propertyTypeName } from '../../../parts/dealRow/propertyTypeName.ts';
import { marketFigures, type MarketFigure, type MarketFigureId } from './marketFigures.ts';
import { medianOf, spreadOf, type Spread } from './quantiles.ts';

/** A figure's distribution over all deals that have it. */
export interface Distribution {
  readonly values: readonly number[];
  readonly spread: Spread | null;
}

/** Deals that share a postcode district, a ZIP code or a property type. */
export interface Group {
  readonly name: string;
  readonly count: number;
  /** Median price in minor units. */
  readonly price: number | null;
  /** Median of the strategy's first figure. */
  readonly figure: number | null;
}

/** A figure and its distribution over the deals. */
export interface MeasuredFigure extends MarketFigure {
  readonly of: Distribution;
}

export interface StrategyCount {
  readonly strategy: StrategyId;
  readonly count: number;
}

/** Statistics over the user's deals of one strategy. Amounts in minor units of one currency, rates as fractions. */
export interface OwnMarket {
  readonly currency: string;
  readonly strategy: StrategyId;
  /** The strategy to filter lists by; null when the user has deals of one strategy only. */
  readonly only: StrategyId | null;
  readonly deals: readonly DealRow[];
  readonly count: number;
  /** Number of deals with a score. */
  readonly scored: number;
  readonly price: Distribution;
  /** The first figure is used to compare districts and types. */
  readonly figures: readonly [MeasuredFigure, MeasuredFigure];
  readonly score: Distribution;
  /** Days from the listing's first date to its last reading. */
  readonly daysListed: Distribution;
  readonly reduced: number;
  /** Sorted by the first figure, highest first. Districts with few deals come last. */
  readonly areas: readonly Group[];
  /** Most frequent first. */
  readonly types: readonly Group[];
}

/** The minimum number of deals for which a district is ranked. */
export const fewestOfArea = 3;

/** The deals' currencies, most frequent first. */
export function currenciesOf(rows: readonly DealRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { currency } of rows) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([currency]) => currency);
}

/** The strategies of deals in a currency, most frequent first. */
export function strategiesOf(rows: readonly DealRow[], currency: string): readonly StrategyCount[] {
  const counts = new Map<StrategyId, number>();
  for (const row of rows) if (row.currency === currency) counts.set(row.strategy, (counts.get(row.strategy) ?? 0) + 1);
  return [...counts].map(([strategy, count]) => ({ strategy, count })).toSorted((left, right) => right.count - left.count);
}

/**
 * Statistics over the deals in one currency and strategy. Amounts in different currencies are not comparable, nor are scores of different
 * strategies.
 */
export function ownMarketOf(rows: readonly DealRow[], { currency, strategy }: Pick<OwnMarket, 'currency' | 'strategy'>): OwnMarket {
  const deals = rows.filter((row) => row.currency === currency && row.strategy === strategy);
  const [first, second] = marketFigures(strategy);
  const measured = (figure: MarketFigure): MeasuredFigure => ({ ...figure, of: distributionOf(deals, (row) => row[figure.id]) });
  return {
    currency,
    strategy,
    only: rows.every((row) => row.strategy === strategy) ? null : strategy,
    deals,
    count: deals.length,
    scored: deals.filter(({ score }) => score !== null).length,
    price: distributionOf(deals, ({ price }) => price),
    figures: [measured(first), measured(second)],
    score: distributionOf(deals, ({ score }) => score),
    daysListed: distributionOf(deals, daysListed),
    reduced: deals.filter(({ reducedOn }) => reducedOn !== null).length,
    areas: groupsBy(deals, first.id, areaCodeOf).toSorted(higherArea),
    types: groupsBy(deals, first.id, ({ propertyType }) => propertyTypeName(propertyType)).toSorted(
      (one, other) => other.count - one.count,
    ),
  };
}

function distributionOf(rows: readonly DealRow[], of: (row: DealRow) => number | null): Distribution {
  const values = rows.flatMap((row) => {
    const value = of(row);
    return value === null || !Number.isFinite(value) ? [] : [value];
  });
  return { values, spread: spreadOf(values) };
}

/** Days from first listing to last reading. Null if the first-listed date is missing or after the reading. */
function daysListed({ listedOn, capturedAt }: DealRow): number | null {
  const from = listedOn === null ? null : parseIsoDate(listedOn);
  if (from === null || capturedAt === null) return null;
  const days = daysBetween(from, dayOf(instant(capturedAt)));
  return days >= 0 ? days : null;
}

function groupsBy(rows: readonly DealRow[], figure: MarketFigureId, nameOf: (row: DealRow) => string | null): readonly Group[] {
  const groups = new Map<string, DealRow[]>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name === null) continue;
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [row]);
    else known.push(row);
  }
  return [...groups].map(([name, members]) => ({
    name,
    count: members.length,
    price: medianOf(members.flatMap(({ price }) => price ?? [])),
    figure: medianOf(members.flatMap((row) => row[figure] ?? [])),
  }));
}

const higherArea = (one: Group, other: Group): number =>
  Number(other.count >= fewestOfArea) - Number(one.count >= fewestOfArea) || byFigure(one, other) || other.count - one.count;

/** Sorts by figure, highest first and null last. */
function byFigure(one: Group, other: Group): number {
  if (one.figure === null || other.figure === null) return Number(one.figure === null) - Number(other.figure === null);
  return other.figure - one.figure;
}
