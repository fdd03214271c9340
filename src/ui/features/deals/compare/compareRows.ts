import { convertMoney, type ExchangeRates } from '../../../../core/area/describe/exchangeRates.ts';
import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { familyText } from '../../../parts/country/familyText.ts';
import { familyOfCountry, type CountryFamily } from '../../../parts/country/countryFamily.ts';
import { figureOf, metricGroupsIn, type End, type Metric, type Money } from './compareMetrics.ts';
import { countryOf, type Side } from './side.ts';

export interface CompareCell {
  readonly text: string;
  /** `highest` or `lowest` if this cell has the best value of its row; else null. */
  readonly mark: End | null;
  /** A foreign amount converted with the exchange rates: "about £163,000". */
  readonly converted?: string;
  /** The figure's name in the property's country, such as "Cap rate". Set only if the countries use different names. */
  readonly name?: string;
}

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** The id of the figure to explain; null if the row is not a figure. */
  readonly figure: string | null;
  readonly cells: readonly CompareCell[];
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

const unknown = '–';

/**
 * All metrics of the sides by group. A row differs if two of its cells have different text. Leaves out figures that no side has and metrics
 * for other countries. If all properties are in one country family, rows use its terms. With exchange rates, foreign amounts are also
 * converted, but amounts in several currencies are still not ranked, because rates change.
 */
export function compareRows(sides: readonly Side[], exchange: ExchangeRates | null = null): readonly CompareGroup[] {
  const families = new Set(sides.map(familyOf));
  const [family = 'british'] = families;
  const words = familyText[families.size === 1 ? family : 'british'];
  const isAsked = ({ of }: Metric): boolean => of === undefined || of.some((each) => families.has(each));
  return metricGroupsIn(sides.some(isInSquareFeet) || sides.length === 0 ? 'square-feet' : 'square-metres')
    .map(({ title, metrics }) => ({
      title,
      rows: metrics
        .filter((metric) => isAnswered(metric, sides) && isAsked(metric))
        .map((metric) => rowOf(metric, sides, exchange))
        .map((row) => ({ ...row, label: words(row.label) })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

const familyOf = (side: Side): CountryFamily => familyOfCountry(countryOf(side));
const isInSquareFeet = (side: Side): boolean => familyOf(side) !== 'european';

/** Whether all sides share a currency. Amounts in several currencies are not ranked. */
const isOneCurrency = (sides: readonly Side[]): boolean =>
  new Set(sides.flatMap(({ outcome }) => (outcome === null ? [] : [outcome.currency]))).size < 2;

const isAnswered = ({ figure: explained, stated, text }: Metric, sides: readonly Side[]): boolean =>
  (explained === undefined && stated === undefined) || sides.some((side) => text(side) !== null);

function rowOf(metric: Metric, sides: readonly Side[], exchange: ExchangeRates | null): CompareRow {
  const { id, label, figure: explained, text, value, good = null } = metric;
  const texts = sides.map((side) => text(side) ?? unknown);
  const amounts = sides.map((side) => moneyOf(metric, side));
  const isRanked = isOneCurrency(sides) || amounts.every((amount) => amount === null);
  const values = sides.map((side) => (isRanked ? (value?.(side) ?? null) : null));
  const known = values.filter((each) => each !== null);
  const end = new Set(known).size < 2 ? null : good === 'highest' ? Math.max(...known) : Math.min(...known);
  const names = ownNames(metric, sides);
  return {
    id,
    label,
    figure: explained ?? null,
    cells: texts.map((shown, at) => ({
      text: shown,
      mark: end !== null && values[at] === end ? good : null,
      ...convertedText(amounts[at] ?? null, exchange),
      ...(names[at] === undefined ? {} : { name: names[at] }),
    })),
    differs: new Set(texts).size > 1,
  };
}

/** The money amount of a cell; null if it is not money. */
function moneyOf({ figure: explained, money }: Metric, side: Side): Money | null {
  const value = figureOf(explained, side)?.value;
  if (value?.kind === 'money' && side.outcome !== null) return { amount: value.amount, currency: side.outcome.currency };
  return money?.(side) ?? null;
}

/** The converted amount; empty for zero, which is the same in any currency. */
function convertedText(money: Money | null, exchange: ExchangeRates | null): Pick<CompareCell, 'converted'> {
  if (money === null || money.amount === 0 || exchange === null) return {};
  const amount = convertMoney(money.amount, money.currency, exchange);
  return amount === null ? {} : { converted: `about ${formatMoney(amount, exchange.into)}` };
}

/** Each side's own name for a yield or cover, if the names differ: "Cap rate" for net yield. */
function ownNames({ figure: explained, label }: Metric, sides: readonly Side[]): readonly (string | undefined)[] {
  if (new Set(sides.map(countryOf)).size < 2) return [];
  const figures = sides.map((side) => figureOf(explained, side));
  const names = new Set(figures.flatMap((each) => (each === undefined ? [] : [each.label])));
  if (names.size < 2) return [];
  return figures.map((each) => (each === undefined || each.value.kind === 'money' || each.label === label ? undefined : each.label));
}
