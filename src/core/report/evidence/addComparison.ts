import type { Series } from '../../area/book/figure.ts';
import type { Comparable, Comparison } from '../../area/captured/comparable.ts';
import { attributionText } from '../../area/describe/attributionText.ts';
import { formatDay, formatMoney, formatNumber, monthNames } from '../../kernel/formatMoneyAndRates.ts';
import { dayOf, instant } from '../../kernel/calendar.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import type { ReportDocument } from '../report.ts';
import type { ReportTable } from '../reportTable.ts';

/** A property compared with similar ones, with all amounts in one currency. */
export interface ComparedHome {
  readonly comparison: Comparison;
  readonly currency: Currency;
  /** The price series that adjusts older prices to today, with the area it is for; null if there is none. */
  readonly prices: (Pick<Series, 'sources' | 'points'> & { readonly ofName: string }) | null;
}

/** The report with its price compared: the price that similar properties imply, and a table of those properties. */
export const addComparison = (report: ReportDocument, compared: ComparedHome): ReportDocument => ({
  ...report,
  comparison: comparisonWords(compared),
  tables: [...report.tables, alikeTable(compared)],
});

function comparisonWords({ comparison, currency, prices }: ComparedHome): readonly string[] {
  const { premium, basis, counted, suggested, comparables } = comparison;
  const money = (amount: number): string => formatMoney(minor(Math.round(amount)), currency);
  const off = Math.round(Math.abs(premium) * 100);
  const stands = off === 0 ? 'at the median' : `${off}% ${premium > 0 ? 'above' : 'below'} the median`;
  const by = basis === 'price' ? 'price' : 'price per square foot';
  const days = comparables.map(({ listing }) => listing.capturedAt).toSorted((one, other) => one - other);
  const [first, last] = [days.at(0) ?? 0, days.at(-1) ?? 0].map((at) => formatDay(dayOf(instant(at)))) as [string, string];
  return [
    `The price is ${stands} of ${counted} similar properties on the market, compared by ${by}. They suggest ${money(suggested.median)}. The middle half of them suggest ${money(suggested.low)} to ${money(suggested.high)}.`,
    `Asking prices of listings seen ${first === last ? `on ${first}` : `between ${first} and ${last}`}, not sold prices. ${movedWords(comparables, prices)}`,
  ];
}

function movedWords(comparables: readonly Comparable[], prices: ComparedHome['prices']): string {
  const moved = comparables.some(({ listing, adjustedPrice }) => adjustedPrice !== listing.price);
  const [source] = prices?.sources ?? [];
  if (!moved || prices === null || source === undefined)
    return 'They are not adjusted for date, because no price index covers their dates.';
  const last = prices.points.at(-1)?.period ?? '';
  return `Older ones are adjusted to ${monthText(last)} by house prices in ${prices.ofName}: ${source.publisher}, ${source.title}. ${attributionText(source)}`;
}

/** "January 2025" for "2025-01"; a quarter stays unchanged. */
function monthText(period: string): string {
  const name = monthNames[Number(period.slice(5)) - 1];
  return name === undefined ? period : `${name} ${period.slice(0, 4)}`;
}

function alikeTable({ comparison: { comparables, basis }, currency }: ComparedHome): ReportTable {
  const each = basis === 'price-per-square-foot';
  const money = (amount: number | null): string => (amount === null ? '–' : formatMoney(minor(Math.round(amount)), currency));
  const outliers = comparables.filter(({ outlier }) => outlier !== null);
  return {
    id: 'homes-alike',
    title: 'Similar properties',
    columns: [
      { label: 'Property', align: 'left' },
      { label: 'Bedrooms', align: 'right' },
      { label: 'Asking price', align: 'right' },
      { label: each ? 'Per sq ft, adjusted' : 'Adjusted price', align: 'right' },
      { label: 'Distance', align: 'right' },
      { label: 'Similarity', align: 'right' },
    ],
    rows: comparables.map(({ listing, adjustedPerSqFt, adjustedPrice, km, similarity, outlier }) => [
      outlier === null ? listing.title : `${listing.title} (outlier, not counted)`,
      listing.bedrooms === null ? '–' : formatNumber(listing.bedrooms),
      money(listing.price),
      money(each ? adjustedPerSqFt : adjustedPrice),
      km === null ? '–' : `${formatNumber(km, 1)} km`,
      `${Math.round(similarity * 100)}%`,
    ]),
    total: null,
    note: `Similarity combines location, type, size and date. ${outliers.length === 0 ? '' : 'Outliers are not counted. '}Asking prices, not sold prices.`,
  };
}
