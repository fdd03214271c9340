import type { MortgageFee, MortgageOrigin, MortgageTerms } from '../../../deal/mortgageProduct.ts';
import type { Source } from '../../../deal/provenance.ts';
import { companyRateExample } from '../../../deal/tax/taxInputCatalogue.ts';
import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, zeroMoney } from '../../../kernel/money.ts';
import { percent, zeroRate } from '../../../kernel/rate.ts';
import { averages, bankRate, convention, cover, leeds, regulator, usualFee, vernon } from './exampleSources.ts';
import type { MortgageCandidate } from '../mortgageQuote.ts';

/** An example product for a comparison: typical terms with their date, meant as a starting point and never as an offer. */
export interface ExampleMortgage extends MortgageCandidate {
  readonly origin: Extract<MortgageOrigin, { readonly kind: 'example' }>;
}

/**
 * Typical products. Each product's date is the date of its rates. Its sources say which figures are published and which are our
 * conventions.
 */
export const exampleProducts: readonly ExampleMortgage[] = [
  example(
    { id: 'fixed-2', datedOn: '2025-11-30', sources: [averages, vernon, cover, usualFee] },
    {
      name: 'Two-year fix, average rate',
      rateKind: 'fixed',
      initialRate: percent(4.66),
      initialMonths: 24,
      fees: [fee('Product fee', 1500, 'added')],
      earlyRepaymentCharges: [percent(2), percent(1)],
    },
  ),
  example(
    { id: 'fixed-5', datedOn: '2025-11-30', sources: [averages, vernon, cover, usualFee] },
    {
      name: 'Five-year fix, average rate',
      rateKind: 'fixed',
      initialRate: percent(5.04),
      initialMonths: 60,
      fees: [fee('Product fee', 1500, 'added')],
      earlyRepaymentCharges: [percent(5), percent(4), percent(3), percent(2), percent(1)],
    },
  ),
  example(
    { id: 'fixed-5-no-fee', datedOn: '2025-01-31', sources: [vernon, cover] },
    {
      name: 'Five-year fix without a product fee',
      rateKind: 'fixed',
      initialRate: percent(5.39),
      initialMonths: 60,
      fees: [fee('Funds transfer', 20, 'upfront'), fee('Exit fee', 100, 'exit')],
      earlyRepaymentCharges: [percent(5), percent(4), percent(3), percent(2), percent(2)],
      minLoan: fromMajor(150_000),
      maxLoan: fromMajor(500_000),
    },
  ),
  example(
    {
      id: 'tracker-2',
      datedOn: '2025-12-18',
      sources: [
        bankRate,
        vernon,
        cover,
        convention('1.25 percentage points over Bank Rate for two years, a £1,500 fee, no early repayment charge'),
      ],
    },
    {
      name: 'Two-year tracker, no exit charges',
      rateKind: 'tracker',
      initialRate: percent(5),
      initialMonths: 24,
      fees: [fee('Product fee', 1500, 'upfront')],
      earlyRepaymentCharges: [],
    },
  ),
  example(
    {
      id: 'discount-2',
      datedOn: '2025-01-31',
      sources: [vernon, cover, convention('2.6 percentage points below the standard variable rate for two years, a £999 fee')],
    },
    {
      name: 'Two-year discount',
      rateKind: 'discount',
      initialRate: percent(5.5),
      initialMonths: 24,
      fees: [fee('Product fee', 999, 'upfront')],
      earlyRepaymentCharges: [percent(2), percent(1)],
    },
  ),
  example(
    { id: 'company-5', datedOn: '2024-05-08', sources: [leeds, convention('early repayment charges of 5% falling to 1%')] },
    {
      name: 'Five-year limited company fix',
      rateKind: 'fixed',
      initialRate: companyRateExample,
      initialMonths: 60,
      reversionRate: percent(8.54),
      fees: [
        fee('Product fee', 1999, 'upfront'),
        fee('Valuation', 225, 'upfront'),
        fee('Funds transfer', 35, 'upfront'),
        fee('Exit fee', 199, 'exit'),
      ],
      maxLoanToValue: percent(80),
      minInterestCover: percent(125),
      borrower: 'company',
      maxLoan: fromMajor(500_000),
      earlyRepaymentCharges: [percent(5), percent(4), percent(3), percent(2), percent(1)],
    },
  ),
  example(
    {
      id: 'variable',
      datedOn: '2025-01-31',
      sources: [vernon, cover, convention('the standard variable rate from the first month, without fees')],
    },
    {
      name: 'Standard variable rate',
      rateKind: 'variable',
      initialRate: percent(8.1),
      initialMonths: 0,
      fees: [],
      earlyRepaymentCharges: [],
    },
  ),
];

type Stated = Pick<MortgageTerms, 'name' | 'rateKind' | 'initialRate' | 'initialMonths' | 'fees' | 'earlyRepaymentCharges'>;
type Given = Stated & Partial<MortgageTerms>;

interface Dated {
  readonly id: string;
  readonly datedOn: string;
  readonly sources: readonly Source[];
}

/** The terms that all examples share, unless an example has its own. */
function example({ id, datedOn, sources }: Dated, terms: Given): ExampleMortgage {
  const common: Omit<MortgageTerms, keyof Stated> = {
    lender: 'Example',
    reversionRate: percent(8.1),
    cashback: zeroMoney,
    maxLoanToValue: percent(75),
    minInterestCover: percent(145),
    // The regulator's stress test, as most lenders apply it.
    stress: { floor: percent(5.5), margin: percent(2), longFix: { months: 60, floor: zeroRate } },
    borrower: 'personal',
    minLoan: fromMajor(25_000),
    maxLoan: null,
  };
  return {
    id: `example-${id}`,
    terms: { ...common, ...terms },
    origin: { kind: 'example', datedOn: isoDate(datedOn), sources: [...sources, regulator] },
  };
}

function fee(label: string, pounds: number, due: MortgageFee['due']): MortgageFee {
  return {
    id: label.toLowerCase().replaceAll(' ', '-'),
    label,
    amount: fromMajor(pounds),
    share: zeroRate,
    due,
  };
}
