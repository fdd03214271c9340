import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { ReportDocument } from '../report.ts';
import type { ReportTable } from '../reportTable.ts';

/** Another property in the same postcode district, as stored on this device. */
export interface ComparableHome {
  readonly title: string;
  readonly bedrooms: number | null;
  readonly price: Minor;
  readonly monthlyRent: Minor | null;
  readonly grossYield: Rate | null;
}

/** The subject property, and the other properties in its district that are stored on this device. */
export interface Comparison {
  readonly outcode: string | null;
  readonly bedrooms: number | null;
  readonly homes: readonly ComparableHome[];
  /** The currency of all their prices and rents. */
  readonly currency: Currency;
}

/** The maximum number of properties printed. Those of the same size come first. */
const printed = 10;

/** The report with comparable properties, or with a sentence saying that there are none. */
export function addComparables(report: ReportDocument, comparison: Comparison): ReportDocument {
  const { homes, bedrooms, currency } = comparison;
  const size = (home: ComparableHome): number => (bedrooms === null || home.bedrooms === null ? 9 : Math.abs(home.bedrooms - bedrooms));
  const shown = homes.toSorted((one, other) => size(one) - size(other) || one.price - other.price).slice(0, printed);
  return {
    ...report,
    comparables: [comparisonWords(comparison)],
    tables: shown.length === 0 ? report.tables : [...report.tables, homesTable(shown, currency)],
  };
}

function comparisonWords({ outcode, homes, currency }: Comparison): string {
  if (outcode === null) return 'No comparables, because the postcode is missing.';
  const prices = homes.map(({ price }) => price).toSorted((one, other) => one - other);
  const [low, high] = [prices.at(0), prices.at(-1)];
  if (low === undefined || high === undefined) return `No other properties in ${outcode} are saved on this device to compare with.`;
  if (homes.length === 1) return `One other property in ${outcode} is saved on this device, at ${formatMoney(low, currency)}.`;
  return `${homes.length} other properties in ${outcode} are saved on this device, at ${formatMoney(low, currency)} to ${formatMoney(high, currency)}.`;
}

const homesTable = (homes: readonly ComparableHome[], currency: Currency): ReportTable => ({
  id: 'comparables',
  title: 'Properties in the same district',
  columns: [
    { label: 'Property', align: 'left' },
    { label: 'Bedrooms', align: 'right' },
    { label: 'Price', align: 'right' },
    { label: 'Monthly rent used', align: 'right' },
    { label: 'Gross yield', align: 'right' },
  ],
  rows: homes.map(({ title, bedrooms, price, monthlyRent, grossYield }) => [
    title,
    bedrooms === null ? '–' : String(bedrooms),
    formatMoney(price, currency),
    monthlyRent === null ? '–' : formatMoney(monthlyRent, currency),
    grossYield === null ? '–' : formatRate(grossYield, 1),
  ]),
  total: null,
  note: 'Asking prices, or the price you entered instead. These are not completed sales.',
});
