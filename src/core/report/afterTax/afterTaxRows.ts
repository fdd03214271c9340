import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import { minor, negateMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { ratio } from '../../kernel/rate.ts';
import { unreachable } from '../../kernel/result.ts';
import type { OwnershipForm } from '../../market/landlordRules.ts';
import type { AfterTaxForm } from './afterTax.ts';

/** A row of the comparison. The rows are signed amounts that sum to the last one. */
export interface AfterTaxRow {
  readonly id: string;
  readonly label: (holdYears: number) => string;
  readonly amount: (form: AfterTaxForm) => Minor;
  /** Set if the row is shown only for a plan whose events cause this amount. */
  readonly isOfPlan?: true;
}

const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

export const afterTaxRows: readonly AfterTaxRow[] = [
  { id: 'cash-in', label: () => 'Cash needed', amount: ({ before }) => negateMoney(before.cashNeeded) },
  { id: 'rent', label: (years) => `Rent received, ${yearsText(years)}`, amount: ({ before }) => before.rent },
  { id: 'costs', label: (years) => `Running costs, ${yearsText(years)}`, amount: ({ before }) => negateMoney(before.costs) },
  { id: 'interest', label: () => 'Interest', amount: ({ before }) => negateMoney(before.interest) },
  { id: 'new-loan-fees', label: () => 'New loan fees', amount: ({ before }) => negateMoney(before.newLoanFees), isOfPlan: true },
  { id: 'principal', label: () => 'Loan repaid', amount: ({ before }) => negateMoney(before.principal) },
  { id: 'capital', label: () => 'Refurbishment and lease extension', amount: ({ before }) => negateMoney(before.capital), isOfPlan: true },
  { id: 'borrowed', label: () => 'New borrowing', amount: ({ before }) => before.borrowed, isOfPlan: true },
  { id: 'tax-on-rent', label: () => 'Tax while letting', amount: ({ taxOnRent }) => negateMoney(taxOnRent) },
  { id: 'sale', label: () => 'Sale after costs and loan', amount: ({ before }) => before.sale },
  { id: 'tax-on-sale', label: () => 'Tax on the sale', amount: ({ taxed }) => negateMoney(taxed.saleTax) },
];

export const formNames: Readonly<Record<OwnershipForm, string>> = {
  personal: 'Sole owner',
  joint: 'Joint owners',
  company: 'Limited company',
};

/** The name of the return after tax wherever it is shown. */
export const returnLabel = 'Internal rate of return after tax';

/** The annual return after tax, as displayed. */
export function returnText({ irr }: AfterTaxForm): string {
  switch (irr.kind) {
    case 'one':
      return formatRate(irr.rate, 1);
    case 'many':
      return irr.rates.map((rate) => formatRate(rate, 1)).join(' or ');
    case 'none':
      return 'None';
    default:
      return unreachable(irr);
  }
}

/** Total tax divided by profit before tax, as displayed; empty if there is no profit. */
export function taxShareText({ taxed, gain }: AfterTaxForm): string {
  const before = minor(gain + taxed.totalTax);
  const share = before <= 0 ? null : ratio(taxed.totalTax, before);
  return share === null ? 'No profit' : formatRate(share, 1);
}

/** An amount in the comparison as displayed. It is in pounds, because the taxes are the UK's. */
export const amountText = (amount: Minor): string => formatMoney(amount, ukCurrency);
