import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney } from '../../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../../src/core/kernel/rate.ts';
import { landlordRulesOf } from '../../../../../../../src/core/market/uk/landlord/landlordRegistry.ts';
import type { LettingYear, PersonalOwner, PersonalYear } from '../../../../../../../src/core/market/landlordRules.ts';
import type { Place } from '../../../../../../../src/core/market/rules.ts';
import { rentARoom } from '../../../../../../../src/core/market/uk/rentARoom.ts';

const person = (salary: number, share = 1): PersonalOwner => ({
  share: rate(share),
  otherIncome: fromMajor(salary),
  otherDividends: fromMajor(0),
});

interface Home {
  readonly rent: number;
  /** The running costs of the whole home. */
  readonly costs?: number;
  readonly interest?: number;
  readonly letShare?: number;
  readonly owners: readonly PersonalOwner[];
  readonly place?: Place;
  readonly carried?: PersonalYear['carried'];
}

const nothingCarried = { losses: minor(0), financeCosts: minor(0) };

const yearOf = ({ rent, costs = 0, interest = 0 }: Home): LettingYear => ({
  // 2026-27: property income is taxed at 20%, 40% and 45%, with a credit of 20%.
  on: isoDate('2026-12-01'),
  rent: fromMajor(rent),
  costs: fromMajor(costs),
  financeCosts: fromMajor(interest),
  principalRepaid: fromMajor(1000),
});

const taxed = (home: Home): readonly PersonalYear[] =>
  landlordRulesOf(home.place ?? 'england').personalYear({
    year: yearOf(home),
    owners: home.owners.map((owner) => ({ owner, carried: home.carried ?? nothingCarried })),
    home: { letShare: rate(home.letShare ?? 0.5), lodgers: 1, relief: rentARoom },
  });

const taxOf = (home: Home): number => sumMoney(taxed(home).map(({ tax }) => tax));
const methodsOf = (home: Home) => taxed(home).map(({ lodgers }) => lodgers?.method);

describe('lodgers’ rent, calculated by hand', () => {
  it('is exempt below the limit, whatever the owner earns: 12 × £600 is £7,200', () => {
    for (const salary of [0, 35_000, 130_000]) {
      const home = { rent: 7_200, costs: 4_000, interest: 3_000, owners: [person(salary)] };
      expect([taxOf(home), methodsOf(home)]).toEqual([0, ['exempt']]);
    }
    // The rent is still received as cash: 7,200 − 4,000 − 3,000 − 1,000 repaid.
    expect(taxed({ rent: 7_200, costs: 4_000, interest: 3_000, owners: [person(35_000)] })[0]?.netCash).toBe(fromMajor(-800));
  });

  it('is exempt at the limit and taxed a penny above it', () => {
    expect(methodsOf({ rent: 7_500, owners: [person(35_000)] })).toEqual(['exempt']);
    expect(methodsOf({ rent: 7_500.01, owners: [person(35_000)] })).toEqual(['above-limit']);
  });

  it('is taxed on the excess over the limit if that costs less: £9,000 with half of £4,000 costs and £3,000 interest', () => {
    // Above the limit: 9,000 − 7,500 = 1,500 at 20% = 300.
    // On the profit: 9,000 − 2,000 = 7,000 at 20% = 1,400, less 20% of 1,500 = 1,100.
    const [year] = taxed({ rent: 9_000, costs: 4_000, interest: 3_000, owners: [person(35_000)] });
    expect(year).toMatchObject({
      tax: fromMajor(300),
      credit: 0,
      lodgers: { method: 'above-limit', rent: fromMajor(9_000), limit: fromMajor(7_500), taxed: fromMajor(1_500) },
      netCash: fromMajor(9_000 - 4_000 - 3_000 - 1_000 - 300),
    });
    // 40% of 1,500 for a higher-rate payer.
    expect(taxOf({ rent: 9_000, costs: 4_000, interest: 3_000, owners: [person(70_000)] })).toBe(fromMajor(600));
  });

  it('is taxed on the profit if that costs less: £18,000 with three quarters of £12,000 costs and £4,000 interest', () => {
    // Above the limit: 18,000 − 7,500 = 10,500 at 20% = 2,100.
    // On the profit: 18,000 − 9,000 = 9,000 at 20% = 1,800, less 20% of 3,000 = 1,200.
    const [year] = taxed({ rent: 18_000, costs: 12_000, interest: 4_000, letShare: 0.75, owners: [person(35_000)] });
    expect(year).toMatchObject({
      tax: fromMajor(1_200),
      credit: fromMajor(600),
      lodgers: { method: 'profit', rent: fromMajor(18_000), limit: fromMajor(7_500), taxed: fromMajor(9_000) },
      // Cash is reduced by all of the costs and interest, not only the lodgers' share.
      netCash: fromMajor(18_000 - 12_000 - 4_000 - 1_000 - 1_200),
    });
    expect(year?.notes.join(' ')).toContain('Taxed on the lodgers’ rent less their share of costs');
  });

  it('has a limit of £3,750 for each of two owners: half of £9,000 is £750 above it', () => {
    // 750 at 20% = 150 and 750 at 40% = 300.
    const home = { rent: 9_000, costs: 4_000, owners: [person(35_000, 0.5), person(70_000, 0.5)] };
    expect(taxed(home).map(({ tax }) => tax)).toEqual([150, 300].map(fromMajor));
    expect(taxed(home).map(({ lodgers }) => lodgers?.limit)).toEqual([3_750, 3_750].map(fromMajor));
    expect(taxOf({ ...home, rent: 7_500 })).toBe(0);
  });

  it('has the same limit for both owners whatever their shares: 70% of £7,400 is above it, 30% is not', () => {
    // 5,180 − 3,750 = 1,430 at 20% = 286.
    const home = { rent: 7_400, costs: 0, owners: [person(35_000, 0.7), person(35_000, 0.3)] };
    expect(taxed(home).map(({ tax, lodgers }) => [tax, lodgers?.method])).toEqual([
      [fromMajor(286), 'above-limit'],
      [0, 'exempt'],
    ]);
  });

  it('keeps losses and interest of earlier years in an exempt year, and deducts the losses in a taxed one', () => {
    const carried = { losses: fromMajor(500), financeCosts: fromMajor(800) };
    const [exempt] = taxed({ rent: 7_000, costs: 9_000, interest: 2_000, owners: [person(35_000)], carried });
    expect(exempt?.carried).toEqual(carried);
    // 1,500 above the limit less 500 of losses: 1,000 at 20%.
    const [above] = taxed({ rent: 9_000, owners: [person(35_000)], carried });
    expect([above?.tax, above?.carried]).toEqual([fromMajor(200), { losses: 0, financeCosts: fromMajor(800) }]);
  });

  it('never uses the property allowance', () => {
    expect(taxed({ rent: 8_000, owners: [person(35_000)] })[0]?.usesAllowance).toBe(false);
    const rules = taxed({ rent: 18_000, costs: 17_000, letShare: 0.75, owners: [person(35_000)] })[0]?.rules ?? [];
    expect(rules.map(({ id }) => id)).toContain('property-allowance-rent-a-room-2017-04-06');
    for (const { url } of rules) expect(url).toMatch(/^https:\/\//);
  });
});

const ownersOf = (salary: number, isJoint: boolean) => (isJoint ? [person(salary, 0.5), person(30_000, 0.5)] : [person(salary)]);

describe('the tax on lodgers’ rent', () => {
  const anyHome = fc.record({
    rent: fc.integer({ min: 0, max: 60_000 }),
    costs: fc.integer({ min: 0, max: 40_000 }),
    interest: fc.integer({ min: 0, max: 40_000 }),
    letShare: fc.double({ min: 0.1, max: 0.95, noNaN: true }),
    salary: fc.integer({ min: 0, max: 160_000 }),
    place: fc.constantFrom<Place>('england', 'scotland', 'wales', 'northern-ireland'),
    isJoint: fc.boolean(),
  });

  it('is never negative, never more than on the rent above the limits, and zero within them', () => {
    fc.assert(
      fc.property(anyHome, ({ salary, isJoint, ...home }) => {
        const given = { ...home, owners: ownersOf(salary, isJoint) };
        const tax = taxOf(given);
        expect(tax).toBeGreaterThanOrEqual(0);
        if (home.rent <= 7_500) expect(tax).toBe(0);
        // Without any costs, only the limit can be deducted.
        expect(tax).toBeLessThanOrEqual(taxOf({ ...given, costs: 0, interest: 0 }));
      }),
      { numRuns: 400 },
    );
  });

  it('never falls when the rent rises', () => {
    fc.assert(
      fc.property(anyHome, fc.integer({ min: 1, max: 5_000 }), ({ salary, isJoint, ...home }, more) => {
        const given = { ...home, owners: ownersOf(salary, isJoint) };
        expect(taxOf({ ...given, rent: home.rent + more })).toBeGreaterThanOrEqual(taxOf(given));
      }),
      { numRuns: 400 },
    );
  });
});
