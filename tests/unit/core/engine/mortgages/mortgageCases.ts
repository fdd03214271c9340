import { perYear } from '../../../../../src/core/kernel/period.ts';
import * as fc from 'fast-check';
import type { MortgageFee, MortgageTerms } from '../../../../../src/core/deal/mortgageProduct.ts';
import { fromMajor, minor, zeroMoney } from '../../../../../src/core/kernel/money.ts';
import type { Minor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate, zeroRate } from '../../../../../src/core/kernel/rate.ts';
import type { MortgageNeed } from '../../../../../src/core/engine/mortgages/mortgageNeed.ts';
import type { MortgageCandidate } from '../../../../../src/core/engine/mortgages/mortgageQuote.ts';

/** Terms without special conditions. A test states only the terms it is about. */
export const terms = (given: Partial<MortgageTerms> = {}): MortgageTerms => ({
  lender: 'Lender',
  name: 'Product',
  rateKind: 'fixed',
  initialRate: percent(5),
  initialMonths: 60,
  reversionRate: percent(8),
  fees: [],
  cashback: zeroMoney,
  maxLoanToValue: percent(75),
  earlyRepaymentCharges: [],
  minInterestCover: percent(125),
  stress: { floor: percent(5.5), margin: zeroRate, longFix: null },
  borrower: 'any',
  minLoan: zeroMoney,
  maxLoan: null,
  ...given,
});

export const fee = (pounds: number, due: MortgageFee['due'], id: string = due): MortgageFee => ({
  id,
  label: `Fee ${id}`,
  amount: fromMajor(pounds),
  share: zeroRate,
  due,
});

export const candidate = (id: string, given: Partial<MortgageTerms> = {}): MortgageCandidate => ({
  id,
  terms: terms(given),
  origin: { kind: 'you', quotedOn: null },
});

/** £150,000 on a property worth £200,000 and let for £1,200 a month: interest-only, 25 years, held for ten. */
export const need = (given: Partial<MortgageNeed> = {}): MortgageNeed => ({
  loan: fromMajor(150_000),
  propertyValue: fromMajor(200_000),
  monthlyRent: fromMajor(1200),
  netOperatingIncome: perYear(10_800_00),
  kind: 'interest-only',
  termMonths: 300,
  holdMonths: 120,
  borrower: 'personal',
  rateShift: zeroRate,
  ...given,
});

const pounds = (low: number, high: number): fc.Arbitrary<Minor> => fc.integer({ min: low * 100, max: high * 100 }).map(minor);
const basisPoints = (low: number, high: number) => fc.integer({ min: low, max: high }).map((points) => rate(points / 10_000));

/** Any product with terms that lenders offer. */
export const anyTerms: fc.Arbitrary<MortgageTerms> = fc.record({
  lender: fc.constant('Lender'),
  name: fc.constant('Product'),
  rateKind: fc.constantFrom('fixed', 'tracker', 'discount', 'variable'),
  initialRate: basisPoints(50, 900),
  initialMonths: fc.integer({ min: 0, max: 130 }),
  reversionRate: basisPoints(50, 1000),
  fees: fc.record({ upfront: pounds(0, 3000), added: pounds(0, 3000), exit: pounds(0, 300), share: basisPoints(0, 500) }).map((fees) => [
    { id: 'upfront', label: 'Upfront', amount: fees.upfront, share: zeroRate, due: 'upfront' as const },
    { id: 'added', label: 'Added', amount: fees.added, share: fees.share, due: 'added' as const },
    { id: 'exit', label: 'Exit', amount: fees.exit, share: zeroRate, due: 'exit' as const },
  ]),
  cashback: pounds(0, 1000),
  maxLoanToValue: basisPoints(5000, 8500),
  earlyRepaymentCharges: fc.array(basisPoints(0, 700), { maxLength: 10 }),
  minInterestCover: basisPoints(10_000, 17_000),
  stress: fc.record({
    floor: basisPoints(0, 800),
    margin: basisPoints(0, 300),
    longFix: fc.option(fc.record({ months: fc.integer({ min: 24, max: 120 }), floor: basisPoints(0, 600) })),
  }),
  borrower: fc.constantFrom('personal', 'company', 'any'),
  minLoan: pounds(0, 100_000),
  maxLoan: fc.option(pounds(100_000, 2_000_000)),
});

/** Any realistic borrowing need. */
export const anyNeed: fc.Arbitrary<MortgageNeed> = fc.record({
  loan: pounds(25_000, 1_000_000),
  propertyValue: pounds(40_000, 1_500_000),
  monthlyRent: pounds(200, 8000),
  netOperatingIncome: pounds(0, 90_000).map(perYear),
  kind: fc.constantFrom('interest-only', 'repayment'),
  termMonths: fc.integer({ min: 12, max: 360 }),
  holdMonths: fc.integer({ min: 1, max: 360 }),
  borrower: fc.constantFrom('personal', 'company'),
  rateShift: basisPoints(-200, 300),
});
