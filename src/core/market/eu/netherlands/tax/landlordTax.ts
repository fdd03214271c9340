import { allocateMoney, shareOf, subtractMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import { zeroRate } from '../../../../kernel/rate.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { TaxSources } from '../../../landlordRules.ts';
import { uniqueRulesAndNotes } from '../../uniqueRulesAndNotes.ts';
import { unconfirmedRule } from '../../euRule.ts';
import type { HoldYear, LandlordTax, TaxedHold, TaxedYear, TaxRefusal } from '../../landlordTax.ts';
import { actualReturn, actualReturnRule } from './actualReturn.ts';
import { box3Figures, debtThresholdRule } from './box3Figures.ts';
import type { Box3Figures } from './box3Figures.ts';
import { countedDebts, flatReturn } from './flatReturn.ts';
import { letValue, letValueRule } from './letValue.ts';
import type { NetherlandsSettings } from './settings.ts';
import { itemAt } from '../../../../kernel/itemAt.ts';

type Hold = TaxedHold<NetherlandsSettings>;
type Answer<Value> = Result<Value, TaxRefusal>;

/**
 * Dutch box 3 tax in cents: a let property is wealth on 1 January, taxed on a deemed return, or on the actual return if the owners prove
 * that it is lower. Rent and interest matter only for the actual return. Gains are not taxed before 2028.
 */
export const taxHold: LandlordTax<NetherlandsSettings> = (hold) => {
  const refusal = refusalOf(hold);
  if (refusal !== null) return err(refusal);
  const years: Box3Year[] = [];
  for (const [at, year] of hold.years.entries()) {
    const taxed = box3Year(hold, year, at);
    if (!taxed.ok) return taxed;
    years.push(taxed.value);
  }
  return ok({
    years: years.map(({ taxable, tax }) => ({ taxable, tax })),
    saleTax: hold.sale === null ? null : zeroMoney,
    ...uniqueRulesAndNotes([...years, standing(hold)]),
  });
};

interface Box3Year extends TaxedYear, TaxSources {}

function refusalOf({ owners, settings }: Hold): TaxRefusal | null {
  if (settings.taxPartner && owners.length > 2)
    return {
      kind: 'case-not-covered',
      message: 'No more than two people can be tax partners (fiscale partners). Enter two owners or choose no partner.',
    };
  if (settings.box3Return === 'actual' && settings.otherInvestments > 0)
    return {
      kind: 'case-not-covered',
      message:
        'The actual return (tegenbewijs) covers all your box 3 assets, and we don’t know the return on your other investments. Choose the deemed return, or set other investments to zero.',
    };
  return null;
}

/** The people whose wealth is combined, with their shares of the property; tax partners count as one. */
function householdsOf({ owners, settings }: Hold): { readonly people: 1 | 2; readonly parts: readonly number[] } {
  return settings.taxPartner ? { people: 2, parts: [1] } : { people: 1, parts: owners.map(({ share }) => share) };
}

function box3Year(hold: Hold, year: HoldYear, at: number): Answer<Box3Year> {
  const figures = box3Figures(Number(year.on.slice(0, 4)));
  if (!figures.ok) return figures;
  const flat = flatYear(hold, year, figures.value);
  if (hold.settings.box3Return === 'flat') return flat ?? err(debtRefusal);
  const actual = actualYear(hold, at, figures.value);
  if (!actual.ok) return actual;
  if (flat === null) return ok({ ...actual.value, notes: [...actual.value.notes, flatNotKnownNote] });
  return flat.ok && flat.value.tax < actual.value.tax ? flat : actual;
}

/** The deemed return with the property less the deemed return without it; null if debts count but their percentage is unpublished. */
function flatYear({ letting, settings, ...hold }: Hold, year: HoldYear, figures: Box3Figures): Answer<Box3Year> | null {
  const { people, parts } = householdsOf({ letting, settings, ...hold });
  const home = allocateMoney(letValue(letting, year.value, year.rent), parts);
  const debts = allocateMoney(year.debt, parts);
  const others = allocateMoney(settings.otherInvestments, parts);
  const hasDebt = debts.some((part) => countedDebts({ debts: part, people }, figures) > 0);
  if (hasDebt && settings.debtPercentage === null) return null;
  const added = parts.map((_, at) => {
    const [assets, other] = [itemAt(home, at), itemAt(others, at)];
    const debt = { debts: itemAt(debts, at), people };
    const together = sumMoney([assets, other]);
    const withHome = flatReturn({ assets: together, ...debt }, figures, settings.debtPercentage ?? zeroRate);
    const without = flatReturn({ assets: other, debts: zeroMoney, people }, figures, zeroRate);
    return { taxable: subtractMoney(withHome.taxable, without.taxable), tax: subtractMoney(withHome.tax, without.tax) };
  });
  return ok({
    taxable: sumMoney(added.map(({ taxable }) => taxable)),
    tax: sumMoney(added.map(({ tax }) => tax)),
    rules: [figures.rule, ...(letting === 'stays' ? [] : [letValueRule]), ...(hasDebt ? [debtThresholdRule] : [])],
    notes: [...figures.notes, valueNote, ...(settings.otherInvestments > 0 ? [] : [allowanceNote])],
  });
}

function actualYear({ years, sale }: Hold, at: number, figures: Box3Figures): Answer<Box3Year> {
  const year = years[at] as HoldYear;
  const valueAtEnd = year.valueAtEnd ?? years[at + 1]?.value ?? sale?.proceeds;
  if (valueAtEnd === undefined)
    return err({
      kind: 'case-not-covered',
      message:
        'The actual return (tegenbewijs) includes the year’s change in value, but we don’t know the value at year end. Choose the deemed return.',
    });
  const taxable = actualReturn(year, valueAtEnd);
  return ok({
    taxable,
    tax: shareOf(taxable, figures.taxRate),
    rules: [figures.rule, actualReturnRule],
    notes: [...figures.notes, actualNote],
  });
}

/** Rules and notes for the whole holding period: the sale, and the law due to start in 2028. */
function standing({ letting, years, sale }: Hold): TaxSources {
  const lastDay = sale?.on ?? years.at(-1)?.on ?? '';
  return {
    rules: lastDay >= '2028-01-01' ? [returnLaw] : [],
    notes: [
      ...(sale === null ? [] : [saleNote]),
      ...(lastDay >= '2028-01-01' ? [returnLawNote] : []),
      ...(letting === 'stays' ? [staysNote] : []),
    ],
  };
}

const returnLaw = unconfirmedRule({
  id: 'nl-return-law-2028',
  title: 'Actual return in box 3 (Wet werkelijk rendement box 3), passed by the lower house',
  inForceFrom: '2028-01-01',
  url: 'https://www.fintool.nl',
});

const debtRefusal: TaxRefusal = {
  kind: 'law-not-known',
  message:
    'The year’s box 3 debt percentage is not final, so we can’t calculate the deemed return for a property with a loan. Enter the final percentage, or choose the actual return (tegenbewijs).',
};
const valueNote =
  'Each year’s tax uses the property’s value at the start of the year in place of the official value (WOZ) on 1 January. The municipality’s value may differ.';
const allowanceNote =
  'We apply the full tax-free allowance (heffingsvrij vermogen) to this property. Savings and other investments use it up and raise the tax.';
const actualNote =
  'The actual return is rent plus the change in value, less interest and loan fees. Other costs and the allowance are not deducted. Your savings and other investments would count too.';
const flatNotKnownNote =
  'We can’t calculate the deemed return (forfait) because the debt percentage isn’t final. The lower of the two returns applies, so the tax may be less.';
const saleNote =
  'Today a gain on the sale of a home in box 3 is not taxed. Buying and selling as a trade, or with work beyond ordinary management, is taxed in box 1 (income from work) and isn’t included here.';
const returnLawNote =
  'From 1 January 2028, a new law is due to tax each year’s rent after costs, and the gain when the property is sold. The lower house passed it on 12 February 2026. We couldn’t confirm whether the Senate did, so years from 2028 and the sale are taxed under 2026 law.';
const staysNote =
  'Stays with services beyond ordinary management are taxed in box 1 (income from work), and VAT may be due. Neither is included.';
