import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { formatTaxInput } from '../../deal/tax/resolveTaxInputs.ts';
import type { ResolvedTaxInputs } from '../../deal/tax/resolveTaxInputs.ts';
import { unconfirmedNote } from '../../deal/provenance.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import type { AfterTax, AfterTaxForm } from './afterTax.ts';

export interface NotesInput {
  readonly inputs: ResolvedTaxInputs;
  readonly assumptions: BuyToLetInputs;
  readonly forms: readonly AfterTaxForm[];
}

/** Notes on the comparison, as sentences: the incomes and dates assumed, what is left out, and the rules' own notes. */
export function afterTaxNotes({ inputs, assumptions, forms }: NotesInput): AfterTax['notes'] {
  const ruleNotes = forms.flatMap(({ taxed }) => taxed.notes);
  return [
    incomeWords(inputs),
    `Tax resident in ${formatTaxInput('residence', inputs.residence.value)}.`,
    'Each year of ownership is taxed in the tax year in which it ends. The sale is taxed on the last day of ownership. Changes that aren’t law yet aren’t included.',
    'For tax, loan fees paid on purchase are finance costs of the first year. Refurbishment is added to the property’s base cost.',
    companyWords(inputs, assumptions),
    ...(assumptions.ukResident ? [] : ['Living abroad isn’t modelled. Income and gains are taxed as for UK residents.']),
    ...ruleNotes.filter((note, at) => ruleNotes.indexOf(note) === at),
    ...unconfirmedNote(forms.flatMap(({ taxed, purchaseRules }) => [...purchaseRules, ...taxed.rules])),
  ];
}

function incomeWords({ otherIncome, partnerIncome, withPartner }: ResolvedTaxInputs): string {
  const said = [otherIncome, ...(withPartner.value ? [partnerIncome] : [])];
  const words = said.map(
    ({ key, value, provenance }) =>
      `${key === 'otherIncome' ? 'you' : 'your partner'} ${formatMoney(value, ukCurrency)} a year${provenance.kind === 'default' ? ' (our basic-rate example, not your figure)' : ''}`,
  );
  return `Other income: ${words.join(', ')}.`;
}

function companyWords({ companyMortgageRate, companyPayOut }: ResolvedTaxInputs, { mortgageRate }: BuyToLetInputs): string {
  const borrows =
    companyMortgageRate.value === mortgageRate
      ? 'The company borrows at the same rate as you. Lenders often charge companies more.'
      : `The company borrows at ${formatRate(companyMortgageRate.value)} and you at ${formatRate(mortgageRate)}.`;
  return `${borrows} It pays out ${formatRate(companyPayOut.value)} of its cash each year and the rest on sale.`;
}
