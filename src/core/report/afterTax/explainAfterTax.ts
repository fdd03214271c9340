import { formatNumber } from '../../kernel/formatMoneyAndRates.ts';
import { formatTaxInput } from '../../deal/tax/resolveTaxInputs.ts';
import { taxInputCatalogue } from '../../deal/tax/taxInputCatalogue.ts';
import { shownSource } from '../../deal/provenance.ts';
import type { TaxInputKey } from '../../deal/tax/taxInputs.ts';
import type { Minor } from '../../kernel/money.ts';
import { minor } from '../../kernel/money.ts';
import type { OwnershipForm } from '../../market/landlordRules.ts';
import { provenanceText } from '../reportInputs.ts';
import type { AfterTax, AfterTaxForm } from './afterTax.ts';
import { afterTaxRows, amountText, formNames, returnLabel, returnText, taxShareText } from './afterTaxRows.ts';
import type { RuleRef } from '../../market/ruleRef.ts';
import type { NamedExplanation } from '../reportTable.ts';

/** The derivation of the figures in each column: formula, terms with their source, and the law. */
export const explainAfterTax = (afterTax: AfterTax): readonly NamedExplanation[] =>
  afterTax.forms.flatMap((form) => recipes.map((recipe) => explain(recipe, form, afterTax)));

type Term = TaxInputKey | readonly [label: string, value: string, from: string];

interface Recipe {
  readonly id: string;
  readonly label: string;
  readonly value: (form: AfterTaxForm) => string;
  readonly formula: (form: OwnershipForm) => string;
  readonly terms: (form: AfterTaxForm, holdYears: number) => readonly Term[];
  readonly rules: (form: AfterTaxForm) => readonly RuleRef[];
}

const money = (label: string, amount: Minor, from = 'Projection'): Term => [label, amountText(amount), from];

const personalKeys: readonly TaxInputKey[] = ['residence', 'otherIncome', 'otherDividends'];
const partnerKeys: readonly TaxInputKey[] = ['partnerIncome', 'partnerDividends', 'partnerShare'];
const companyKeys: readonly TaxInputKey[] = [
  'companyRunningCosts',
  'companyPayOut',
  'companyMortgageRate',
  'associatedCompanies',
  'closeInvestmentHolding',
  'connectedOccupier',
];

const keysOf: Readonly<Record<OwnershipForm, readonly TaxInputKey[]>> = {
  personal: personalKeys,
  joint: [...personalKeys, ...partnerKeys],
  company: [...personalKeys, ...partnerKeys, ...companyKeys],
};

/** A form of ownership has one list of rules for rent and the sale. Rules for only one of the two are recognised by id. */
const ofGainsAlone = /^(capital-gains-tax|annual-exempt-amount|gains-reporting)-/;
const ofRentAlone = /^(property-income-rates|finance-cost-credit)-/;

const recipes: readonly Recipe[] = [
  {
    id: 'cash-in',
    label: 'Cash needed',
    value: ({ before }) => amountText(before.cashNeeded),
    formula: () => 'Deposit + purchase costs − fee added to the loan',
    terms: ({ before }) => [money('Includes transfer tax', before.transferTax, 'Computed for this buyer')],
    rules: ({ purchaseRules }) => purchaseRules,
  },
  {
    id: 'tax-on-rent',
    label: 'Tax while letting',
    value: ({ taxOnRent }) => amountText(taxOnRent),
    formula: (form) =>
      form === 'company'
        ? 'Each year: corporation tax on (rent − costs − finance costs) + annual tax on enveloped dwellings where due + tax on the dividends paid from the remainder, on top of the owners’ other income'
        : 'Each year, for each owner: income tax with the letting − income tax without it − credit for finance costs. Letting income is rent less running costs, before finance costs.',
    terms: ({ taxed, before }) => [
      money('Rent received', before.rent),
      money('Running costs', before.costs),
      money('Interest and loan fees, including those on purchase', before.financeCosts),
      ...taxed.years.map(({ tax }, at): Term => money(`Tax for year ${formatNumber(at + 1)}`, tax, 'Calculated from the rules below')),
      ...keysOf[taxed.form],
    ],
    rules: ({ taxed }) => taxed.rules.filter(({ id }) => !ofGainsAlone.test(id)),
  },
  {
    id: 'tax-on-sale',
    label: 'Tax on the sale',
    value: ({ taxed }) => amountText(taxed.saleTax),
    formula: (form) =>
      form === 'company'
        ? 'Corporation tax on the gain + tax on the dividend when the remainder is paid out. Gain = sale price − selling costs − cost of the property.'
        : 'Each owner’s capital gains tax on their share of the gain above the exempt amount. Gain = sale price − selling costs − cost of the property.',
    terms: ({ taxed, before }) => [
      money('Sale price', before.salePrice),
      money('Selling costs', before.sellingCosts),
      money('Cost of the property', before.baseCost, 'Price, transfer tax, buying costs, refurbishment'),
      money('Gain', minor(before.salePrice - before.sellingCosts - before.baseCost), 'Computed'),
      ...keysOf[taxed.form],
    ],
    rules: ({ taxed }) => taxed.rules.filter(({ id }) => !ofRentAlone.test(id)),
  },
  {
    id: 'gain',
    label: 'Profit after all tax',
    value: ({ gain }) => amountText(gain),
    formula: () => 'Sum of the rows: cash received over the hold and from the sale − cash paid out − all tax − cash needed',
    terms: (form, holdYears) =>
      afterTaxRows
        .filter((row) => row.isOfPlan !== true || row.amount(form) !== 0)
        .map((row) => money(row.label(holdYears), row.amount(form), 'This table')),
    rules: () => [],
  },
  {
    id: 'return',
    label: returnLabel,
    value: returnText,
    formula: () => 'The yearly discount rate at which all cash after tax is worth the cash needed today: Σ flow ÷ (1 + rate)^year = 0',
    terms: ({ taxed, before, irr }) => [
      money('Cash needed', before.cashNeeded),
      ...taxed.years.map(({ netCash }, at): Term => money(`Cash after tax, year ${formatNumber(at + 1)}`, netCash, 'Computed')),
      money('Cash from the sale after tax', taxed.saleCash, 'Computed'),
      ...(irr.kind === 'none' ? [['Why there is no rate', irr.reason, 'Computed'] as const] : []),
    ],
    rules: () => [],
  },
  {
    id: 'tax-share',
    label: 'Effective tax rate',
    value: taxShareText,
    formula: () => '(Tax while letting + tax on the sale) ÷ (profit after all tax + those taxes)',
    terms: ({ taxed, gain }) => [money('All tax', taxed.totalTax, 'This table'), money('Profit after all tax', gain, 'This table')],
    rules: () => [],
  },
];

function explain(recipe: Recipe, form: AfterTaxForm, { inputs, holdYears }: AfterTax): NamedExplanation {
  const isUsed = (term: Term): boolean => inputs.withPartner.value || !partnerKeys.some((key) => key === term);
  const terms = recipe.terms(form, holdYears).filter(isUsed);
  const keys = terms.filter((term): term is TaxInputKey => typeof term === 'string');
  const conventions = keys.flatMap((key) => {
    const { provenance } = inputs[key];
    return provenance.kind === 'default' ? [provenance.source] : [];
  });
  const sources = [...recipe.rules(form), ...conventions].map(shownSource);
  return {
    id: `${form.taxed.form}-${recipe.id}`,
    label: `${recipe.label}: ${formNames[form.taxed.form].toLowerCase()}`,
    value: recipe.value(form),
    formula: recipe.formula(form.taxed.form),
    terms: terms.map((term) =>
      typeof term === 'string'
        ? {
            label: taxInputCatalogue[term].label,
            value: formatTaxInput(term, inputs[term].value),
            from: provenanceText(inputs[term].provenance),
          }
        : { label: term[0], value: term[1], from: term[2] },
    ),
    sources: sources.filter((source, at) => sources.findIndex((other) => other.title === source.title) === at),
  };
}
