import { formatRate } from '../kernel/formatMoneyAndRates.ts';
import { rate } from '../kernel/rate.ts';
import type { AreaBook } from '../area/book/areaBook.ts';
import type { AreaFigure, Series, Source } from '../area/book/figure.ts';
import type { Place } from '../area/book/place.ts';

/** A deal input that can use a value from a published series. */
export type MarketInput = 'rentGrowth' | 'priceGrowth' | 'costGrowth';

const names: Readonly<Record<MarketInput, string>> = {
  rentGrowth: 'Rent growth',
  priceGrowth: 'Price growth',
  costGrowth: 'Cost growth',
};

const nameOf = (input: MarketInput | null): string => (input === null ? 'Residential mortgage rate' : names[input]);

/** A published value that an input can use. */
export interface MarketChoice {
  /** The id of the series or figure. */
  readonly id: string;
  /** Null if the value fits no deal input: a residential rate is not a buy-to-let rate. */
  readonly input: MarketInput | null;
  /** The short name of the value: "Price growth". */
  readonly name: string;
  /** The value as a fraction: 0.0465. */
  readonly value: number;
  readonly label: string;
  /** The month, day or years it covers: "2026-06", "January 2025". */
  readonly period: string;
  readonly source: Source;
  readonly note: string | null;
  /** A warning to read before using the value; null if none applies. */
  readonly warning: string | null;
}

interface Published {
  readonly series: readonly Series[];
  /** Null if area figures are not loaded. */
  readonly book: Pick<AreaBook, 'figure' | 'place'> | null;
  /** The property's place; null if unknown. */
  readonly place: Place | null;
}

/** The published alternatives to a deal's defaults in the loaded packs, those for the nearest place first. */
export function marketChoices({ series, book, place }: Published): readonly MarketChoice[] {
  const last = (id: string, input: MarketInput | null) => pointOf(series, -1, { id, input });
  // This is the first year of a forecast path, whereas the default is the mean of all its years.
  const thisYear = (id: string, input: MarketInput) => pointOf(series, 0, { id, input });
  const forecast = meanOf(series.find(({ id }) => id === 'outlook-prices'));
  const local = (measure: string): AreaFigure | null => {
    const figure = place === null ? null : (book?.figure(place, measure) ?? null);
    return figure !== null && 'value' in figure ? figure : null;
  };
  return [
    ...last('mortgage-5y-75', null),
    ...last('mortgage-2y-75', null),
    ...changeOver(local('rent_yoy'), 1, 'rentGrowth'),
    ...thisYear('outlook-rents', 'rentGrowth'),
    ...[...changeOver(local('chg10'), 10, 'priceGrowth'), ...changeOver(local('chg5'), 5, 'priceGrowth')].map((past) => ({
      ...past,
      warning: aboveForecast(past, forecast),
    })),
    ...thisYear('outlook-prices', 'priceGrowth'),
    ...last('cpi', 'costGrowth'),
  ];
}

/** A percentage as a fraction, rounded to four decimals. */
const fraction = (percent: number): number => Math.round(percent * 100) / 10_000;

/** A choice that turns a change over several years into an annual rate. */
function changeOver(figure: AreaFigure | null, years: number, input: MarketInput): readonly MarketChoice[] {
  const source = figure?.sources[0];
  if (figure === null || source === undefined) return [];
  const { measure, value, ofName, note } = figure;
  const yearly = (Math.pow(1 + value / 100, 1 / years) - 1) * 100;
  const label = years === 1 ? `${measure.label}, ${ofName}` : `${measure.label}, ${ofName}, average per year`;
  return [
    { id: measure.id, input, name: nameOf(input), value: fraction(yearly), label, period: measure.period, source, note, warning: null },
  ];
}

/** A choice with one point of a series: its first (0) or its last (-1). */
function pointOf(series: readonly Series[], at: 0 | -1, { id, input }: Pick<MarketChoice, 'id' | 'input'>): readonly MarketChoice[] {
  const found = series.find((each) => each.id === id);
  const point = found?.points.at(at);
  const source = found?.sources[0];
  if (found === undefined || point === undefined || source === undefined) return [];
  return [
    {
      id,
      input,
      name: nameOf(input),
      value: fraction(point.value),
      label: found.label,
      period: point.period,
      source,
      note: found.note,
      warning: null,
    },
  ];
}

/** The mean of a forecast path, which is also a new deal's default; null if there is none. */
function meanOf(series: Series | undefined): number | null {
  const points = series?.points ?? [];
  return points.length === 0 ? null : fraction(Math.round((points.reduce((sum, { value }) => sum + value, 0) / points.length) * 10) / 10);
}

/** A warning that past price growth is not a forecast. Null unless the growth exceeds the forecast. */
const aboveForecast = ({ value, period }: MarketChoice, forecast: number | null): string | null =>
  forecast === null || value <= forecast
    ? null
    : `Above the forecast of ${formatRate(rate(forecast))} a year. This is past growth (${period}), not a forecast.`;
