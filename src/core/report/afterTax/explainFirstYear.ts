import { formatMoney, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { shownSource } from '../../deal/provenance.ts';
import type { Figures } from '../../engine/analysis.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { minor } from '../../kernel/money.ts';
import type { OwnershipOutcome } from '../../market/landlordRules.ts';
import type { NamedExplanation } from '../reportTable.ts';

/** The first year under one form of ownership. */
export interface FirstYearAfterTax {
  readonly taxed: OwnershipOutcome;
  /** The cash the owners have invested when the first year begins. */
  readonly cashIn: Minor;
  /** Figures after tax. */
  readonly figures: Pick<Figures, 'annualCashFlow' | 'monthlyCashFlow' | 'cashOnCash' | 'irr'>;
  readonly currency: Currency;
  /** Whether the property is leased, and so has no mortgage payment. */
  readonly isLeased?: true;
}

/** The derivation of cash flow, cash-on-cash return and internal rate of return after tax. */
export function explainFirstYear({ taxed, cashIn, figures, currency, isLeased }: FirstYearAfterTax): readonly NamedExplanation[] {
  const { annualCashFlow, monthlyCashFlow, cashOnCash, irr } = figures;
  const tax = taxed.years[0]?.tax ?? minor(0);
  const money = (label: string, amount: Minor, from = 'Computed') => ({ label, value: formatMoney(amount, currency), from });
  const sources = taxed.rules.map(shownSource);
  const loan = isLeased === true ? '' : ' − mortgage payments';
  const explained = (id: string, parts: Omit<NamedExplanation, 'id' | 'sources'>): NamedExplanation => ({ id, sources, ...parts });
  return [
    explained('annualCashFlow', {
      label: 'Annual cash flow after tax',
      value: formatMoney(annualCashFlow, currency),
      formula:
        taxed.form === 'company'
          ? `Rent received − running costs (including the company’s own)${loan} − corporation tax − tax on dividends, in the first year`
          : `Rent received − running costs${loan} − income tax on the letting, in the first year`,
      terms: [
        money('Before tax', minor(annualCashFlow + tax)),
        money('First-year tax', tax, 'Rates for the tax year in which year one ends'),
      ],
    }),
    explained('monthlyCashFlow', {
      label: 'Monthly cash flow after tax',
      value: formatMoney(monthlyCashFlow, currency),
      formula: 'Annual cash flow after tax ÷ 12',
      terms: [money('Annual cash flow after tax', annualCashFlow)],
    }),
    explained('cashOnCash', {
      label: 'Cash-on-cash after tax',
      value: cashOnCash === null ? 'No cash invested' : formatRate(cashOnCash, 1),
      formula: 'Annual cash flow after tax ÷ cash needed',
      terms: [money('Annual cash flow after tax', annualCashFlow), money('Cash needed', cashIn)],
    }),
    explained('irr', {
      label: 'Internal rate of return after tax',
      value:
        irr.kind === 'one'
          ? formatRate(irr.rate, 1)
          : irr.kind === 'none'
            ? irr.reason
            : irr.rates.map((each) => formatRate(each, 1)).join(', '),
      formula:
        'The annual rate at which the owners’ cash flows have a net present value of zero: Σ flow ÷ (1 + rate)^years = 0. After all taxes.',
      terms: [money('Cash needed', cashIn), money('All cash to the owners', taxed.totalCash), money('Total tax', taxed.totalTax)],
    }),
  ];
}

interface PaidByOwners {
  readonly taxed: OwnershipOutcome;
  readonly paidIn: Minor;
  readonly paidOut: Minor;
  readonly currency: Currency;
}

/** The derivation of the owners' equity multiple after tax. */
export const explainMultiple = ({ taxed, paidIn, paidOut, currency }: PaidByOwners): NamedExplanation => ({
  id: 'equityMultiple',
  label: 'Equity multiple after tax',
  value: paidIn === 0 ? 'No cash invested' : `${formatNumber(paidOut / paidIn, 2)} times`,
  formula: 'Total cash out to the owners ÷ total cash in, after all taxes',
  terms: [
    { label: 'Cash out', value: formatMoney(paidOut, currency), from: 'Computed' },
    { label: 'Cash in', value: formatMoney(paidIn, currency), from: 'Computed' },
  ],
  sources: taxed.rules.map(shownSource),
});
