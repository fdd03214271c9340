import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { InputEntry } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import { americanText } from '../../../../core/market/us/americanText.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { countryOfRow } from '../../deals/row/rowCountry.ts';

/** An input that the table edits, as the country of the row's home calls it; what is accepted of it is the same everywhere. */
export function entryOfRow(key: BuyToLetKey, row: Pick<DealRow, 'currency'>): InputEntry<BuyToLetKey> {
  const entry = buyToLetEntry(key);
  return countryOfRow(row) === 'US' ? { ...entry, label: americanText(entry.label) } : entry;
}

/** What amounts typed into a row are in: dollars of an American home, pounds of any other. */
export const currencyOfRow = (row: Pick<DealRow, 'currency'>): Currency => (countryOfRow(row) === 'US' ? 'USD' : 'GBP');
