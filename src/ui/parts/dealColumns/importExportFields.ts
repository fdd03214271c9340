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
export interface ImportExportField {
  /** The header without its unit, which identifies the column on import. */
  readonly name: string;
  readonly unit: 'money' | 'percent' | 'plain' | 'text';
  readonly read: (row: DealRow, deal: Deal | null) => SheetCell;
}

/** Prefix of the name of a column with the user's own assumption. */
export const ownPrefix = 'Own: ';
export const askingPriceName = 'Asking price';

/** A table column as a file column. */
export function columnField(column: Column): ImportExportField {
  const { kind, label } = column;
  if (kind === 'money') return { name: fileName(column), unit: 'money', read: (row) => major(column.of(row)) };
  if (kind === 'rate') return { name: fileName(column), unit: 'percent', read: (row) => percentage(column.of(row)) };
  if (kind === 'date') return { name: label, unit: 'text', read: (row) => isoText(column.of(row)) };
  if (kind === 'number') return { name: label, unit: 'plain', read: (row) => known(column.of(row)) };
  if (kind === 'text') return { name: label, unit: 'text', read: (row) => known(column.of(row)) };
  if (kind === 'tags') return { name: label, unit: 'text', read: (row) => (row.tags.length === 0 ? null : row.tags.join(', ')) };
  return { name: label, unit: 'text', read: (row) => (column.of(row) === null ? null : cellText(column, row)) };
}

/** Names for columns whose label is ambiguous in a file. */
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

/** The user's own assumption; empty when it comes from the listing, profile or default. */
export const ownField = (entry: InputEntry<BuyToLetKey>): ImportExportField => ({
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

const askingPrice: ImportExportField = {
  name: askingPriceName,
  unit: 'money',
  read: (_row, deal) => major(deal?.facts.askingPrice?.amount ?? null),
};

/** Further columns that a file needs, so that its rows are imported as the same deals. */
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
 * A file's columns: those chosen, with the id last. With `whole`, also all of the user's own values. A file of deals in several
 * currencies has a currency column.
 */
export function fieldsOf(
  columns: readonly Column[],
  { whole, mixed }: { readonly whole: boolean; readonly mixed: boolean },
): readonly ImportExportField[] {
  const ids = new Set(columns.map(({ id }) => id));
  const more = whole ? neededIds : mixed ? (['currency'] as const) : [];
  const chosen = [...columns, ...more.filter((id) => !ids.has(id)).map(columnOf)].filter(({ id }) => id !== 'id');
  return [...chosen.map(columnField), ...(whole ? [askingPrice, ...buyToLetEntries.map(ownField)] : []), columnField(columnOf('id'))];
}

/** A header with its unit: "Price (GBP)", "Net yield (%)". Amounts in several currencies have no unit. */
export function headOf({ name, unit }: ImportExportField, currency: string | null): string {
  if (unit === 'money') return `${name} (${currency ?? 'own currency'})`;
  return unit === 'percent' ? `${name} (%)` : name;
}

/** A header without its unit, for comparison. */
export const plainName = (head: string): string =>
  head
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim()
    .toLowerCase();

/** The currency in a header; null when there is none. */
export const currencyIn = (head: string): string | null => currencies.find((code) => head.trimEnd().endsWith(`(${code})`)) ?? null;

/** Table columns by their file names. */
export const columnsByName: ReadonlyMap<string, Column> = new Map(allColumns.map((column) => [fileName(column).toLowerCase(), column]));
export const ownByName: ReadonlyMap<string, InputEntry<BuyToLetKey>> = new Map(
  buyToLetEntries.map((entry) => [`${ownPrefix}${entry.label}`.toLowerCase(), entry]),
);
