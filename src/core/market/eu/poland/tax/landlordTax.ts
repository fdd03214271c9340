import { addMoney, allocateMoney, subtractMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { TaxSources } from '../../../landlordRules.ts';
import { uniqueRulesAndNotes } from '../../uniqueRulesAndNotes.ts';
import type { HoldYear, LandlordTax, TaxedHold, TaxedYear, TaxRefusal } from '../../landlordTax.ts';
import { laterLumpSumRule, lumpSumLimit, lumpSumRule, lumpSumTax } from './lumpSum.ts';
import { isSaleTaxed, saleRule, saleTax } from './saleTax.ts';
import type { PolandSettings } from './settings.ts';
import { itemAt } from '../../../../kernel/itemAt.ts';

type Hold = TaxedHold<PolandSettings>;

/**
 * Polish tax of private owners, in grosze: a lump-sum tax on the rent, with no deduction for costs, interest or depreciation, and
 * regardless of other income. A gain is taxed if the sale is before the end of five calendar years.
 */
export const taxHold: LandlordTax<PolandSettings> = (hold) => {
  const refusal = refusalOf(hold);
  if (refusal !== null) return err(refusal);
  const { years, sale, boughtOn } = hold;
  const isTaxed = sale !== null && isSaleTaxed(boughtOn, sale.on);
  const ofSale = sale === null ? [] : [saleSources(isTaxed)];
  return ok({
    years: years.map((year) => taxedYear(hold, year)),
    saleTax: sale === null ? null : isTaxed ? saleTax(sale, partsOf(hold)) : zeroMoney,
    ...uniqueRulesAndNotes([...years.map(yearSources), ...ofSale, { rules: [], notes: hold.letting === 'stays' ? [staysNote] : [] }]),
  });
};

function refusalOf({ owners, settings, years }: Hold): TaxRefusal | null {
  if (settings.spouses && owners.length > 2)
    return {
      kind: 'case-not-covered',
      message: 'Spouses (małżonkowie) are two people. Enter no more than two owners, or choose that they are not married.',
    };
  const early = years.map(yearOf).find((year) => year < 2023);
  if (early === undefined) return null;
  return {
    kind: 'year-not-known',
    message: `We don’t have the lump-sum tax on rents (ryczałt) for ${early}. Choose a purchase in 2023 or later.`,
  };
}

const yearOf = ({ on }: HoldYear): number => Number(on.slice(0, 4));

/** Spouses are taxed as one person. */
const partsOf = ({ owners, settings }: Hold): readonly number[] => (settings.spouses ? [1] : owners.map(({ share }) => share));

/** The tax on all the owners' private rents less the tax on their other rents. */
function taxedYear(hold: Hold, { rent }: HoldYear): TaxedYear {
  const { otherRents, spouses } = hold.settings;
  const limit = spouses ? lumpSumLimit.spouses : lumpSumLimit.person;
  const parts = partsOf(hold);
  const others = allocateMoney(otherRents, parts);
  const taxes = allocateMoney(rent, parts).map((part, at) => {
    const other = itemAt(others, at);
    return subtractMoney(lumpSumTax(addMoney(other, part), limit), lumpSumTax(other, limit));
  });
  return { taxable: rent, tax: sumMoney(taxes) };
}

const yearSources = (year: HoldYear): TaxSources =>
  yearOf(year) > 2026 ? { rules: [laterLumpSumRule], notes: [noCostsNote, laterNote] } : { rules: [lumpSumRule], notes: [noCostsNote] };

const saleSources = (isTaxed: boolean): TaxSources => ({ rules: [saleRule], notes: [isTaxed ? taxedSaleNote : freeSaleNote, tradeNote] });

const noCostsNote =
  'The lump-sum tax (ryczałt) is due on the rent: 8.5% up to 100,000 zł a year (200,000 zł for spouses) and 12.5% above. Costs, interest and depreciation aren’t deductible.';
const laterNote = 'Years after 2026 use the 2026 rates and limit because those for 2027 aren’t known.';
const taxedSaleNote =
  'The sale is before the end of the fifth calendar year after the purchase year, so 19% of the gain is due. Relief for money spent on your own home (ulga mieszkaniowa) isn’t included.';
const freeSaleNote = 'Five calendar years have ended since the purchase year, so the gain is not taxed.';
const tradeNote = 'Buying to resell as a trade is taxed as a business and isn’t included here.';
const staysNote =
  'Nightly lets are taxed as private letting. If run as a business, they are subject to health contributions and VAT, which aren’t included.';
