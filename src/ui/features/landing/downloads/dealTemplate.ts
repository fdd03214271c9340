import { assumptionEntry } from '../../../../core/deal/assumptionCatalogue.ts';
import { writeCsv } from '../../workbench/exchange/files/csv.ts';
import { askingPriceName, headOf, ownField, type ExchangeField } from '../../workbench/exchange/exchangeFields.ts';

const facts: readonly Omit<ExchangeField, 'read'>[] = [
  { name: 'Address', unit: 'text' },
  { name: 'Outcode', unit: 'text' },
  { name: 'Type', unit: 'text' },
  { name: 'Bedrooms', unit: 'plain' },
  { name: askingPriceName, unit: 'money' },
];

const own = (['monthlyRent', 'refurbishment', 'mortgageRate', 'deposit'] as const).map((key) => ownField(assumptionEntry(key)));

/** A table that the workbench's import takes in as it is: its own columns, and one row that says it is an example. */
export function dealTemplate(): Promise<Blob> {
  const fields = [...facts.map((field): ExchangeField => ({ ...field, read: () => null })), ...own];
  return writeCsv({
    head: fields.map((field) => headOf(field, 'GBP')),
    kinds: fields.map(({ unit }) => (unit === 'text' ? 'text' : 'number')),
    rows: [['Example row, replace it', 'M6', 'Terraced house', 3, 185_000, 1_050, 5_000, 5.5, 25]],
  });
}
