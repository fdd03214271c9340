import { itemAt } from '../../../../kernel/itemAt.ts';
import { addMoney, allocateMoney, minor, sumMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { Disposal } from '../../../landlordRules.ts';
import type { HoldTax, HoldYear, LandlordTax, TaxRefusal, TaxedHold, TaxedYear } from '../../landlordTax.ts';
import {
  buildingCost,
  buildingDepreciation,
  depreciationRule,
  furnitureDepreciation,
  furnitureRule,
  landShareOf,
  worksPart,
  worksRule,
} from './depreciation.ts';
import { incomeTaxRule } from './incomeTax.ts';
import { addedTax, marginalRateNote, marginalRateRule } from './personalTax.ts';
import { gainsRule, isOldStock, oldStockRule, oldStockTax, propertyGain, propertyGainsTax, sellingCostsRule } from './propertyGain.ts';
import type { AustriaSettings } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

type Hold = TaxedHold<AustriaSettings>;

/**
 * Austrian income tax on letting (§ 28 EStG 1988) at the owner's marginal rate, and the flat tax on the sale (§ 30), in cents. Returns a
 * refusal for nightly lets, and for years without brackets if no marginal rate is given.
 */
export const taxHold: LandlordTax<AustriaSettings> = (hold) => {
  if (hold.letting === 'stays') return err(staysRefusal);
  const years: TaxedYear[] = [];
  for (const [at, year] of hold.years.entries()) {
    const taxed = taxYear(hold, year, at + 1);
    if (!taxed.ok) return taxed;
    years.push(taxed.value);
  }
  const sale = hold.sale === null ? null : taxSale(hold, hold.sale);
  return ok({ years, saleTax: sale?.tax ?? null, ...sourcesOf(hold, { years, sale }) });
};

const staysRefusal: TaxRefusal = {
  kind: 'case-not-covered',
  message:
    'Nightly lets aren’t covered for Austria. If you provide services, they count as a trade, and VAT and local levies apply. Use before-tax figures.',
};

const yearOf = ({ on }: HoldYear): number => Number(on.slice(0, 4));

/** A year's depreciation of the building and share of the refurbishment. */
function deductedOfHome({ price, buyingCosts, works, settings }: Hold, year: number): Minor {
  const building = buildingCost(addMoney(price, buyingCosts), landShareOf(settings));
  return addMoney(buildingDepreciation(building, year), worksPart(works, year));
}

function taxYear(hold: Hold, given: HoldYear, year: number): Result<TaxedYear, TaxRefusal> {
  const { owners, furniture, settings } = hold;
  const taxable = minor(
    given.rent - given.costs - given.financeCosts - deductedOfHome(hold, year) - furnitureDepreciation(furniture, year),
  );
  const shares = owners.map(({ share }) => share);
  const parts = allocateMoney(taxable, shares);
  const taxes: Minor[] = [];
  for (const [at, { otherIncome }] of owners.entries()) {
    const tax = addedTax(settings.marginalRate, { year: yearOf(given), otherIncome, letting: itemAt(parts, at) });
    if (!tax.ok) return tax;
    taxes.push(tax.value);
  }
  return ok({ taxable, tax: sumMoney(taxes) });
}

interface TaxedSale {
  readonly tax: Minor;
  readonly note: string;
}

function taxSale(hold: Hold, { proceeds, baseCost }: Disposal): TaxedSale {
  if (isOldStock(hold.boughtOn)) return { tax: oldStockTax(proceeds), note: oldStockNote };
  const deducted = sumMoney(hold.years.map((_, at) => deductedOfHome(hold, at + 1)));
  const gain = propertyGain({ proceeds, cost: baseCost, deducted });
  return { tax: propertyGainsTax(gain), note: gain < 0 ? lossNote : gainNote };
}

const oldStockNote =
  'You bought the property before 1 April 2002, so the tax is 4.2% of the sale price. If the actual gain is less than the 14% assumed, you may ask to be taxed on the actual gain.';
const lossNote = 'A loss on the sale isn’t included. Part of it may be deducted from rents over fifteen years.';
const gainNote = 'The gain is taxed at 30% however long you owned the property. Deducted depreciation and refurbishment are added back.';

function sourcesOf(
  hold: Hold,
  taxed: { readonly years: readonly TaxedYear[]; readonly sale: TaxedSale | null },
): Pick<HoldTax, 'rules' | 'notes'> {
  const { letting, works, furniture, settings, boughtOn, years } = hold;
  const own = settings.marginalRate === 'brackets' ? null : settings.marginalRate;
  const saleRules = isOldStock(boughtOn) ? [oldStockRule] : [gainsRule, sellingCostsRule];
  const rules: readonly RuleRef[] = [
    ...(own === null ? [...new Set(years.map(yearOf))].map(incomeTaxRule) : [marginalRateRule]),
    depreciationRule,
    ...(works > 0 ? [worksRule] : []),
    ...(furniture > 0 ? [furnitureRule] : []),
    ...(taxed.sale === null ? [] : saleRules),
  ];
  const notes = [
    own === null ? 'Calculated before tax credits (Absetzbeträge).' : marginalRateNote(own),
    ...(letting === 'rooms' ? ['We tax room lets as if the whole home were let and the owners did not live there.'] : []),
    'Rents exclude VAT. VAT of 10% is due on residential lets unless the small business exemption applies.',
    'Depreciation is 1.5% of the building. Faster depreciation of new buildings isn’t included.',
    ...(works > 0 ? ['Refurbishment is spread over fifteen years. Simple repairs could be deducted at once.'] : []),
    ...(taxed.years.some(({ taxable }) => taxable < 0)
      ? ['A loss reduces tax on other income in the same year. If the loss exceeds that income, the rest is lost.']
      : []),
    ...(taxed.sale === null ? [] : [taxed.sale.note]),
  ];
  return { rules, notes };
}
