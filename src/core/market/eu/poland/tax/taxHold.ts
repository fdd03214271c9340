import { addMoney, allocateMoney, subtractMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { TaxSources } from '../../../landlordRules.ts';
import { eachOnce } from '../../eachOnce.ts';
import type { HoldYear, LandlordTax, TaxedHold, TaxedYear, TaxRefusal } from '../../landlordTax.ts';
import { laterLumpSumRule, lumpSumLimit, lumpSumRule, lumpSumTax } from './lumpSum.ts';
import { isSaleTaxed, saleRule, saleTax } from './saleTax.ts';
import type { PolandSettings } from './settings.ts';
import { itemAt } from '../../../../kernel/itemAt.ts';

type Hold = TaxedHold<PolandSettings>;

/**
 * Polish tax of a private person, in grosze: a lump sum on the rent without costs, interest or depreciation, regardless of other income. A
 * gain is taxed in a sale before five calendar years have ended.
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
    ...eachOnce([...years.map(yearSources), ...ofSale, { rules: [], notes: hold.letting === 'stays' ? [staysNote] : [] }]),
  });
};

function refusalOf({ owners, settings, years }: Hold): TaxRefusal | null {
  if (settings.spouses && owners.length > 2)
    return {
      kind: 'case-not-covered',
      message: 'Spouses (małżonkowie) are two people: give two owners at most, or say that they are not married.',
    };
  const early = years.map(yearOf).find((year) => year < 2023);
  if (early === undefined) return null;
  return {
    kind: 'year-not-known',
    message: `The lump-sum tax on rents (ryczałt) of ${early} is not held here: choose a purchase in 2023 or later.`,
  };
}

const yearOf = ({ on }: HoldYear): number => Number(on.slice(0, 4));

/** Spouses are taxed as one. */
const partsOf = ({ owners, settings }: Hold): readonly number[] => (settings.spouses ? [1] : owners.map(({ share }) => share));

/** The tax on all private rents of the owners less that on the others. */
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
  'The lump sum (ryczałt) is on the rent alone: 8.5 % up to 100,000 zł a year and 12.5 % above, 200,000 zł for spouses. Costs, interest and depreciation lower nothing.';
const laterNote = 'Years after 2026 are taxed by the rates and the limit of 2026: those of 2027 are not known.';
const taxedSaleNote =
  'The sale comes before five calendar years after that of the purchase have ended, so 19 % of the gain is due. The relief for money spent on a home of your own (ulga mieszkaniowa) is not counted.';
const freeSaleNote = 'Five calendar years after that of the purchase have ended, so the gain is not taxed.';
const tradeNote = 'Buying to sell again as a trade is taxed as a business and not counted here.';
const staysNote =
  'Stays by the night are taxed as a private let. Run as a business they bear health contributions and value added tax, which are not counted.';
