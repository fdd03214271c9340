import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { currencies, type Currency } from '../../../../core/kernel/money.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { familyText } from '../../../parts/country/familyText.ts';
import { familyOfRow } from '../../../parts/country/countryFamily.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

/** The catalogue entry of an editable column, with the label used in the row's country. Accepted values are the same everywhere. */
export function entryOfRow(key: BuyToLetKey, row: Pick<DealRow, 'currency'>): InputEntry<BuyToLetKey> {
  const entry = buyToLetEntry(key);
  return { ...entry, label: familyText[familyOfRow(row)](entry.label) };
}

/** The currency of amounts typed into a row; GBP if the row has none. */
export const currencyOfRow = (row: Pick<DealRow, 'currency'>): Currency => currencies.find((each) => each === row.currency) ?? 'GBP';
