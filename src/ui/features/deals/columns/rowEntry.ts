import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { currencies, type Currency } from '../../../../core/kernel/money.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { familyText } from '../../../parts/country/familyText.ts';
import { familyOfRow } from '../../../parts/country/homeFamily.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

/** An input that the table edits, as the country of the row's home calls it; what is accepted of it is the same everywhere. */
export function entryOfRow(key: BuyToLetKey, row: Pick<DealRow, 'currency'>): InputEntry<BuyToLetKey> {
  const entry = buyToLetEntry(key);
  return { ...entry, label: familyText[familyOfRow(row)](entry.label) };
}

/** What amounts typed into a row are in: its own currency, pounds in a damaged row without one. */
export const currencyOfRow = (row: Pick<DealRow, 'currency'>): Currency => currencies.find((each) => each === row.currency) ?? 'GBP';
