import { holdingSchemaVersion, type Holding, type HoldingCost, type Loan, type Tenancy } from '../../src/core/deal/holding/holding.ts';
import { instant, isoDate } from '../../src/core/kernel/calendar.ts';
import { fromMajor, zeroMoney } from '../../src/core/kernel/money.ts';
import { percent, zeroRate } from '../../src/core/kernel/rate.ts';

/** A made-up terrace bought for £200,000 plus £10,000 of buying costs on 1 January 2024, without a loan, tenant or running costs. */
export const bareHolding = (changes: Partial<Holding> = {}): Holding => ({
  schema: holdingSchemaVersion,
  name: '1 Example Street',
  dealId: null,
  place: { address: '1 Example Street, Salford', outcode: 'M6', authority: 'Salford', country: 'GB' },
  currency: 'GBP',
  purchase: { date: isoDate('2024-01-01'), price: fromMajor(200_000), costs: fromMajor(10_000) },
  sale: null,
  voidWeeks: 0,
  valuations: {},
  loans: {},
  tenancies: {},
  costs: {},
  certificates: {},
  note: '',
  createdAt: instant(1_704_067_200_000),
  ...changes,
});

/** £150,000 at 6%, interest only, over 25 years from the purchase date. */
export const interestOnly = (changes: Partial<Loan> = {}): Loan => ({
  lender: 'Example Bank',
  kind: 'interest-only',
  drawnOn: isoDate('2024-01-01'),
  amount: fromMajor(150_000),
  months: 300,
  rate: percent(6),
  fixedUntil: null,
  laterRate: null,
  statement: null,
  repaidOn: null,
  ...changes,
});

/** £1,200 a month from the purchase date. */
export const tenancy = (changes: Partial<Tenancy> = {}): Tenancy => ({
  name: '',
  start: isoDate('2024-01-01'),
  end: null,
  rent: fromMajor(1200),
  per: 'month',
  reviewOn: null,
  ...changes,
});

export const cost = (changes: Partial<HoldingCost> = {}): HoldingCost => ({
  kind: 'other',
  name: 'Cost',
  amount: zeroMoney,
  per: 'year',
  share: zeroRate,
  from: isoDate('2024-01-01'),
  until: null,
  ...changes,
});

/** The terrace with its loan and tenancy, insurance of £300 a year, management fees of 10% of the rent, and a valuation of £240,000. */
export const letHolding = (changes: Partial<Holding> = {}): Holding =>
  bareHolding({
    loans: { loan: interestOnly() },
    tenancies: { let: tenancy() },
    costs: {
      insurance: cost({ kind: 'insurance', name: 'Insurance', amount: fromMajor(300) }),
      management: cost({ kind: 'management', name: 'Management', per: 'rent-share', share: percent(10) }),
    },
    valuations: { spring: { date: isoDate('2026-03-01'), value: fromMajor(240_000), kind: 'agent' } },
    ...changes,
  });
