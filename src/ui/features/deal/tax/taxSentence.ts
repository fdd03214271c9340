import { formatMoney } from '../../../../core/kernel/format.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { minor, type Minor } from '../../../../core/kernel/money.ts';
import type { AfterTax, AfterTaxForm } from '../../../../core/report/afterTax/afterTax.ts';

type Form = AfterTaxForm['taxed']['form'];

const subjects: Readonly<Record<Form, string>> = {
  personal: 'Owning it yourself',
  joint: 'Owning it together',
  company: 'Owning it through a company',
};
const others: Readonly<Record<Form, string>> = { personal: 'by yourself', joint: 'together', company: 'through a company' };

/** Which form keeps more over the hold and by how much, in one sentence. */
export function taxSentence({ forms, holdYears }: AfterTax): string {
  const [best, next] = forms.toSorted((one, other) => other.gain - one.gain);
  if (best === undefined || next === undefined) return '';
  const years = `${holdYears} ${holdYears === 1 ? 'year' : 'years'}`;
  if (best.gain === next.gain)
    return `Over ${years} and the sale every form keeps the same: ${formatMoney(best.gain, ukCurrency)} after all tax.`;
  const rest = forms
    .filter((form) => form !== best)
    .toSorted((one, other) => other.gain - one.gain)
    .map((form) => `${formatMoney(difference(best, form), ukCurrency)} more than ${others[form.taxed.form]}`);
  return `${subjects[best.taxed.form]} keeps ${rest.join(' and ')}, over ${years} and the sale.`;
}

interface Reason {
  readonly label: string;
  /** What the form with the most has more of than the other; negative where it has less. */
  readonly amount: Minor;
}

/** What sets the form that keeps most apart from each other one: the parts that differ, the widest first. */
export function whyItKeepsMore({ forms }: AfterTax): readonly { readonly words: string; readonly reasons: readonly Reason[] }[] {
  const [best, ...rest] = forms.toSorted((one, other) => other.gain - one.gain);
  if (best === undefined) return [];
  return rest.map((other) => ({
    words: `Against owning it ${others[other.taxed.form]}`,
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
