import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { writeCsv } from '../../../parts/files/csv.ts';
import { columnOf } from '../../../parts/dealColumns/columns.ts';
import { askingPriceName, columnField, headOf, ownField, type ImportExportField } from '../../../parts/dealColumns/importExportFields.ts';

const facts = (['address', 'outcode', 'propertyType', 'bedrooms'] as const).map((id) => columnField(columnOf(id)));

const asking: ImportExportField = { name: askingPriceName, unit: 'money', read: () => null };

const own = (['monthlyRent', 'refurbishment', 'mortgageRate', 'deposit'] as const).map((key) => ownField(buyToLetEntry(key)));

/** A CSV file that can be imported unchanged: the import columns and one example row. */
export function dealTemplate(): Promise<Blob> {
  const fields = [...facts, asking, ...own];
  return writeCsv({
    head: fields.map((field) => headOf(field, 'GBP')),
    kinds: fields.map(({ unit }) => (unit === 'text' ? 'text' : 'number')),
    rows: [['Example row – replace it', 'M6', 'Terraced house', 3, 185_000, 1_050, 5_000, 5.5, 25]],
  });
}
