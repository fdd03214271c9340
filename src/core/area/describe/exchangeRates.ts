import { timesMoney, type Currency, type Minor } from '../../kernel/money.ts';
import type { Series, Source } from '../book/figure.ts';

/** Exchange rates of one month into one currency. */
export interface ExchangeRates {
  readonly into: Currency;
  /** "2026-06". */
  readonly month: string;
  /**
   * The value of one unit of each currency, to four decimals as published, so that anyone can repeat a conversion from the printed rates.
   */
  readonly rates: ReadonlyMap<Currency, number>;
  /** Requested currencies without a rate for that month: their amounts cannot be converted. */
  readonly lacking: readonly Currency[];
  readonly sources: readonly Source[];
}

/**
 * The exchange rates of `currencies` into another, all from the latest month in which any of them has one. A currency without a rate that
 * month is listed as `lacking`. Null if none has one. `series` are those of `marketSeriesOf`: "fx:EUR" is euros per US dollar.
 */
export function exchangeRatesInto(into: Currency, currencies: readonly Currency[], series: readonly Series[]): ExchangeRates | null {
  const foreign = [...new Set(currencies)].filter((currency) => currency !== into);
  const own = series.filter(({ id }) => [into, ...foreign].some((currency) => id === seriesId(currency)));
  const months = new Set(own.flatMap(({ points }) => points.map(({ period }) => period)));
  for (const month of [...months].toSorted().toReversed()) {
    const rates = new Map(foreign.flatMap((currency) => rateBetween(currency, into, { month, series: own }) ?? []));
    if (rates.size > 0) return { into, month, rates, lacking: foreign.filter((currency) => !rates.has(currency)), sources: sourcesOf(own) };
  }
  return null;
}

/** An amount converted to the rates' currency, to the nearest minor unit; null if its currency has no rate or is already that currency. */
export function convertMoney(amount: Minor, currency: Currency, { rates }: ExchangeRates): Minor | null {
  const rate = rates.get(currency);
  return rate === undefined ? null : timesMoney(amount, rate);
}

interface Published {
  readonly month: string;
  readonly series: readonly Series[];
}

const seriesId = (currency: Currency): string => `fx:${currency}`;

/** The currency with its rate, as a map entry; null if either rate is unpublished for the month. */
function rateBetween(from: Currency, into: Currency, published: Published): readonly [readonly [Currency, number]] | null {
  const [given, wanted] = [unitsForDollar(from, published), unitsForDollar(into, published)];
  return given === null || wanted === null ? null : [[from, Number((wanted / given).toFixed(4))]];
}

function unitsForDollar(currency: Currency, { month, series }: Published): number | null {
  if (currency === 'USD') return 1;
  return series.find(({ id }) => id === seriesId(currency))?.points.find(({ period }) => period === month)?.value ?? null;
}

const sourcesOf = (series: readonly Series[]): readonly Source[] => [
  ...new Map(series.flatMap(({ sources }) => sources.map((source) => [source.id, source] as const))).values(),
];
