import { buyToLetEntries } from '../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { ownInputs } from '../../../core/deal/strategies/ownInputs.ts';
import type { BuyToLetKey, BuyToLetInputs } from '../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../../../core/deal/deal.ts';
import { currencies, roundMoney, toMajor } from '../../../core/kernel/money.ts';
import { rate, toPercent } from '../../../core/kernel/rate.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { cellText } from './cellText.ts';
import { allColumns, columnOf, type Column, type ColumnId } from './columns.ts';
import type { SheetCell } from '../files/sheetTable.ts';
import type { InputEntry } from '../../../core/deal/strategies/inputEntry.ts';

/** One column of an exported file. */
export interface ExchangeField {
  /** The head without its unit; by it the column is known again. */
  readonly name: string;
  readonly unit: 'money' | 'percent' | 'plain' | 'text';
  readonly read: (row: DealRow, deal: Deal | null) => SheetCell;
}

/** Before the name of an assumption that holds the person's own value. */
export const ownPrefix = 'Own: ';
export const askingPriceName = 'Asking price';

/** A column of the table as a column of a file. */
export function columnField(column: Column): ExchangeField {
  const { kind, label } = column;
  if (kind === 'money') return { name: fileName(column), unit: 'money', read: (row) => major(column.of(row)) };
  if (kind === 'rate') return { name: fileName(column), unit: 'percent', read: (row) => percentage(column.of(row)) };
  if (kind === 'date') return { name: label, unit: 'text', read: (row) => isoText(column.of(row)) };
  if (kind === 'number') return { name: label, unit: 'plain', read: (row) => known(column.of(row)) };
  if (kind === 'text') return { name: label, unit: 'text', read: (row) => known(column.of(row)) };
  if (kind === 'tags') return { name: label, unit: 'text', read: (row) => (row.tags.length === 0 ? null : row.tags.join(', ')) };
  return { name: label, unit: 'text', read: (row) => (column.of(row) === null ? null : cellText(column, row)) };
}

/** "Rate" alone says too little in a file. */
const fileNames: Partial<Record<ColumnId, string>> = {
  mortgageRate: 'Mortgage rate',
  monthlyRent: 'Monthly rent',
  monthlyCashFlow: 'Monthly cash flow',
};

export const fileName = ({ id, label }: Column): string => fileNames[id] ?? label;

const known = (value: string | number | null): SheetCell => (typeof value === 'number' && !Number.isFinite(value) ? null : value);
const major = (value: string | number | null): SheetCell =>
  typeof value === 'number' && Number.isFinite(value) ? toMajor(roundMoney(value)) : null;
const percentage = (value: string | number | null): SheetCell =>
  typeof value === 'number' && Number.isFinite(value) ? toPercent(rate(value)) : null;
const isoText = (value: string | number | null): SheetCell =>
  typeof value === 'number' && Number.isFinite(value) ? new Date(value).toISOString() : null;

/** An assumption where it is the person's own; empty where it follows the listing, the profile or the default. */
export const ownField = (entry: InputEntry<BuyToLetKey>): ExchangeField => ({
  name: `${ownPrefix}${entry.label}`,
  unit:
    entry.unit === 'money'
      ? 'money'
      : entry.unit === 'rate'
        ? 'percent'
        : entry.unit === 'weeks' || entry.unit === 'years'
          ? 'plain'
          : 'text',
  read: (_row, deal) => ownCell(entry, deal === null ? undefined : ownInputs(deal, 'buy-to-let')[entry.key]),
});

function ownCell(entry: InputEntry<BuyToLetKey>, value: BuyToLetInputs[keyof BuyToLetInputs] | undefined): SheetCell {
  if (value === undefined) return null;
  if (entry.unit === 'choice') return entry.choices.find((choice) => choice.value === value)?.label ?? null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'number') return null;
  return entry.unit === 'money' ? major(value) : entry.unit === 'rate' ? percentage(value) : value;
}

const askingPrice: ExchangeField = {
  name: askingPriceName,
  unit: 'money',
  read: (_row, deal) => major(deal?.facts.askingPrice?.amount ?? null),
};

/** What a file needs besides the chosen columns to come back as the same deals. */
const neededIds: readonly ColumnId[] = [
  'stage',
  'saved',
  'tags',
  'strategy',
  'judgedFor',
  'address',
  'outcode',
  'bedrooms',
  'propertyType',
  'currency',
];

/**
 * The columns of a file: the chosen ones with the id at the end, and with `whole` all that makes the deals the person's own. A file
 * of deals in several currencies says each row's.
 */
export function fieldsOf(
  columns: readonly Column[],
  { whole, mixed }: { readonly whole: boolean; readonly mixed: boolean },
): readonly ExchangeField[] {
  const ids = new Set(columns.map(({ id }) => id));
  const more = whole ? neededIds : mixed ? (['currency'] as const) : [];
  const chosen = [...columns, ...more.filter((id) => !ids.has(id)).map(columnOf)].filter(({ id }) => id !== 'id');
  return [...chosen.map(columnField), ...(whole ? [askingPrice, ...buyToLetEntries.map(ownField)] : []), columnField(columnOf('id'))];
}

/** The head of a column with its unit: "Price (GBP)", "Net yield (%)". Amounts of several currencies name none. */
export function headOf({ name, unit }: ExchangeField, currency: string | null): string {
  if (unit === 'money') return `${name} (${currency ?? 'own currency'})`;
  return unit === 'percent' ? `${name} (%)` : name;
}

/** A head without its unit, as it is compared. */
export const plainName = (head: string): string =>
  head
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim()
    .toLowerCase();

/** The currency a head names; null where it names none. */
export const currencyIn = (head: string): string | null => currencies.find((code) => head.trimEnd().endsWith(`(${code})`)) ?? null;

/** The columns of the table by the name they have in files. */
export const columnsByName: ReadonlyMap<string, Column> = new Map(allColumns.map((column) => [fileName(column).toLowerCase(), column]));
export const ownByName: ReadonlyMap<string, InputEntry<BuyToLetKey>> = new Map(
  buyToLetEntries.map((entry) => [`${ownPrefix}${entry.label}`.toLowerCase(), entry]),
);
