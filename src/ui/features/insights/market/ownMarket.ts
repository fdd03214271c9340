import { dayOf, daysBetween, instant, parseIsoDate } from '../../../../core/kernel/calendar.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { typeName } from '../../deals/row/typeName.ts';
import { medianOf, spreadOf, type Spread } from './spread.ts';

/** A figure over all deals that have it. */
export interface Distribution {
  readonly values: readonly number[];
  readonly spread: Spread | null;
}

/** Deals that share a postcode district or a type of home. */
export interface Group {
  readonly name: string;
  readonly count: number;
  /** Minor units. */
  readonly price: number | null;
  /** A fraction. */
  readonly grossYield: number | null;
  readonly score: number | null;
}

/** What a person's own deals say about their market. Amounts in minor units of one currency, yields as fractions. */
export interface OwnMarket {
  readonly currency: string;
  readonly count: number;
  /** Of them, how many have a score. */
  readonly scored: number;
  readonly price: Distribution;
  readonly grossYield: Distribution;
  readonly netYield: Distribution;
  readonly score: Distribution;
  /** Days from the first listing to the day it was last read. */
  readonly daysListed: Distribution;
  readonly reduced: number;
  /** Best gross yield first; those of few deals last. */
  readonly areas: readonly Group[];
  /** The most frequent first. */
  readonly types: readonly Group[];
}

/** Fewer deals than this say nothing about a district. */
export const fewestOfArea = 3;

/** The currencies of the deals, the most frequent first. */
export function currenciesOf(rows: readonly DealRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { currency } of rows) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([currency]) => currency);
}

/** The market of the deals in one currency: amounts of several have no common axis. */
export function ownMarketOf(rows: readonly DealRow[], currency: string): OwnMarket {
  const deals = rows.filter((row) => row.currency === currency);
  return {
    currency,
    count: deals.length,
    scored: deals.filter(({ score }) => score !== null).length,
    price: distributionOf(deals, ({ price }) => price),
    grossYield: distributionOf(deals, ({ grossYield }) => grossYield),
    netYield: distributionOf(deals, ({ netYield }) => netYield),
    score: distributionOf(deals, ({ score }) => score),
    daysListed: distributionOf(deals, daysListed),
    reduced: deals.filter(({ reducedOn }) => reducedOn !== null).length,
    areas: groupsBy(deals, ({ outcode }) => outcode).toSorted(bestArea),
    types: groupsBy(deals, ({ propertyType }) => typeName(propertyType)).toSorted((one, other) => other.count - one.count),
  };
}

function distributionOf(rows: readonly DealRow[], of: (row: DealRow) => number | null): Distribution {
  const values = rows.flatMap((row) => {
    const value = of(row);
    return value === null || !Number.isFinite(value) ? [] : [value];
  });
  return { values, spread: spreadOf(values) };
}

/** Null where the listing does not say when it came, or says a day after it was read. */
function daysListed({ listedOn, capturedAt }: DealRow): number | null {
  const from = listedOn === null ? null : parseIsoDate(listedOn);
  if (from === null || capturedAt === null) return null;
  const days = daysBetween(from, dayOf(instant(capturedAt)));
  return days >= 0 ? days : null;
}

function groupsBy(rows: readonly DealRow[], nameOf: (row: DealRow) => string | null): readonly Group[] {
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
    grossYield: medianOf(members.flatMap(({ grossYield }) => grossYield ?? [])),
    score: medianOf(members.flatMap(({ score }) => score ?? [])),
  }));
}

const bestArea = (one: Group, other: Group): number =>
  Number(other.count >= fewestOfArea) - Number(one.count >= fewestOfArea) ||
  (other.grossYield ?? -1) - (one.grossYield ?? -1) ||
  other.count - one.count;
