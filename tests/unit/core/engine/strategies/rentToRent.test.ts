import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RentToRentInputs } from '../../../../../src/core/deal/strategies/inputs/rentToRentInputs.ts';
import { analyseStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import { rentToRent } from '../../../../../src/core/engine/strategies/rentToRent/rentToRent.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import { anyInputs, contextWith, figure, inputsWith, texts } from './given.ts';

const rooms = ['Front', 'Back', 'Loft', 'Side', 'Ground'].map((label) => ({
  label,
  monthlyRent: fromMajor(500),
  voidWeeks: 2.6,
  people: 1,
  squareMetres: null,
}));
const given = (changes: Partial<RentToRentInputs> = {}): RentToRentInputs =>
  inputsWith('rent-to-rent', {
    leaseRentPerMonth: fromMajor(1200),
    leaseYears: 3,
    leaseDeposit: fromMajor(1200),
    furnishing: fromMajor(4000),
    setUpFees: fromMajor(600),
    rooms,
    billsPerMonth: fromMajor(400),
    councilTaxPerYear: fromMajor(1800),
    cleaningPerMonth: fromMajor(50),
    maintenancePerYear: fromMajor(600),
    insurancePerYear: fromMajor(300),
    certificatesPerYear: minor(0),
    licencePerYear: fromMajor(200),
    rentGrowth: rate(0),
    costGrowth: rate(0),
    ...changes,
  });

const outcomeOf = (changes: Partial<RentToRentInputs>) => analyseStrategy('rent-to-rent', given(changes), contextWith());

const asked = (changes: Partial<RentToRentInputs>) =>
  analyseStrategy('rent-to-rent', given(changes), contextWith())
    .checks.map(({ id }) => id)
    .filter((id) => id.endsWith('-permission'));
expect(asked({})).toEqual(['owner-permission', 'lender-permission']);

describe('rent-to-rent, worked by hand', () => {
  const done = rentToRent(given(), contextWith());

  it('earns 30,000 − 1,500, pays 14,400 rent, 4,800 bills, 1,800 council tax and 1,700 other costs, and keeps 5,800', () => {
    expect(done.letting.grossOperatingIncome).toBe(fromMajor(28_500));
    expect(done.letting.costs).toBe(fromMajor(14_400 + 4800 + 1800 + 600 + 600 + 300 + 200));
    expect(done.annualProfit).toBe(fromMajor(5800));
  });

  it('earns 5,800 on 1,200 + 4,000 + 600 invested, and recovers it in twelve months', () => {
    expect(done.cashNeeded).toBe(fromMajor(5800));
    expect(done.returnOnCash).toBe(1);
    expect(done.paybackMonths).toBe(12);
  });

  it('earns 3 × 5,800 + 1,200 deposit − 5,800 = 12,800 over the lease, with the deposit back in the last year', () => {
    expect(done.years.map(({ cashFlow }) => cashFlow)).toEqual([fromMajor(5800), fromMajor(5800), fromMajor(7000)]);
    expect(done.leaseProfit).toBe(fromMajor(12_800));
  });

  it('breaks even at 22,700 of 30,000 income', () => {
    expect(done.breakEvenOccupancy).toBeCloseTo(22_700 / 30_000, 12);
  });

  it('pays no rent in the rent-free months, in the first year only', () => {
    const { years } = rentToRent(given({ rentFreeMonths: 2 }), contextWith());
    expect(years.map(({ costs }) => costs)).toEqual([fromMajor(22_700 - 2400), fromMajor(22_700), fromMajor(22_700)]);
  });

  it('says so if the cash is never recovered, or not within the lease', () => {
    expect(figure(outcomeOf({ leaseRentPerMonth: fromMajor(2000) }), 'payback')).toMatchObject({ words: 'Never, as it makes no profit' });
    expect(figure(outcomeOf({ furnishing: fromMajor(20_000) }), 'payback')).toMatchObject({ words: 'Not within the lease' });
  });

  it('asks for the owner’s and the lender’s permission until both are given', () => {
    expect(asked({ ownerAgrees: true })).toEqual(['lender-permission']);
    expect(asked({ ownerAgrees: true, ownersLenderAgrees: true })).toEqual([]);
  });

  it('shows every figure of the example', () => {
    expect(texts(analyseStrategy('rent-to-rent', given(), contextWith()))).toEqual({
      annualCashFlow: '£5,800',
      breakEvenOccupancy: '75.7%',
      cashNeeded: '£5,800',
      cashOnCash: '100.0%',
      incomeReceived: '£28,500',
      irr: '87.6%',
      leaseProfit: '£12,800',
      monthlyCashFlow: '£483',
      operatingCosts: '£22,700',
      payback: '12 months',
    });
  });
});

describe('invariants of rent-to-rent', () => {
  it('yearly cash flows less the cash invested add up to the lease profit, and a higher lease rent never raises it', () => {
    fc.assert(
      fc.property(anyInputs('rent-to-rent'), fc.integer({ min: 0, max: 100_000 }), (inputs, more) => {
        const { years, cashNeeded, leaseProfit } = rentToRent(inputs, contextWith());
        expect(years).toHaveLength(inputs.leaseYears);
        expect(years.reduce((sum, { cashFlow }) => sum + cashFlow, 0) - cashNeeded).toBe(leaseProfit);
        const dearer = rentToRent({ ...inputs, leaseRentPerMonth: minor(inputs.leaseRentPerMonth + more) }, contextWith());
        expect(dearer.leaseProfit).toBeLessThanOrEqual(leaseProfit);
      }),
      { numRuns: 60 },
    );
  });
});
