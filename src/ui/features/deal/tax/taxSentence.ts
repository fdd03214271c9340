import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { minor, type Minor } from '../../../../core/kernel/money.ts';
import type { AfterTax, AfterTaxForm } from '../../../../core/report/afterTax/afterTax.ts';

type Form = AfterTaxForm['taxed']['form'];

const subjects: Readonly<Record<Form, string>> = {
  personal: 'Sole ownership',
  joint: 'Joint ownership',
  company: 'Company ownership',
};
const others: Readonly<Record<Form, string>> = { personal: 'sole ownership', joint: 'joint ownership', company: 'company ownership' };

/** A sentence naming the form of ownership that leaves the most after tax, and by how much. Empty with fewer than two forms. */
export function taxSentence({ forms, holdYears }: AfterTax): string {
  const [best, next] = forms.toSorted((one, other) => other.gain - one.gain);
  if (best === undefined || next === undefined) return '';
  const years = `${holdYears} ${holdYears === 1 ? 'year' : 'years'}`;
  if (best.gain === next.gain)
    return `Every form of ownership leaves you the same amount: ${formatMoney(best.gain, ukCurrency)} after all tax, over ${years} including the sale.`;
  const rest = forms
    .filter((form) => form !== best)
    .toSorted((one, other) => other.gain - one.gain)
    .map((form) => `${formatMoney(difference(best, form), ukCurrency)} more than ${others[form.taxed.form]}`);
  return `${subjects[best.taxed.form]} leaves you ${rest.join(' and ')}, over ${years} including the sale.`;
}

interface Reason {
  readonly label: string;
  /** The best form's amount minus the other form's, in pence. Costs and taxes count as negative amounts. */
  readonly amount: Minor;
}

/** The differences between the best form of ownership and each other form, largest first. */
export function whyItKeepsMore({ forms }: AfterTax): readonly { readonly words: string; readonly reasons: readonly Reason[] }[] {
  const [best, ...rest] = forms.toSorted((one, other) => other.gain - one.gain);
  if (best === undefined) return [];
  return rest.map((other) => ({
    words: `Compared with ${others[other.taxed.form]}`,
    reasons: parts
      .map(([label, read]) => ({ label, amount: minor(read(best) - read(other)) }))
      .filter(({ amount }) => amount !== 0)
      .toSorted((one, two) => Math.abs(two.amount) - Math.abs(one.amount)),
  }));
}

const parts: readonly (readonly [label: string, read: (form: AfterTaxForm) => number])[] = [
  ['Tax while letting', ({ taxOnRent }) => 0 - taxOnRent],
  ['Tax on the sale', ({ taxed }) => 0 - taxed.saleTax],
  ['Cash needed', ({ before }) => 0 - before.cashNeeded],
  ['Interest', ({ before }) => 0 - before.interest],
  ['Running costs', ({ before }) => 0 - before.costs],
  ['Loan repaid', ({ before }) => 0 - before.principal],
  ['Sale after costs and loan', ({ before }) => before.sale],
];

const difference = (one: AfterTaxForm, other: AfterTaxForm): Minor => minor(one.gain - other.gain);
