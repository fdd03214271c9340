import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDealWalk } from '../../../../../src/core/engine/numbers/dealWalk.ts';
import { gainsTax, personalTaxTable, walkPersonalTax } from '../../../../../src/core/engine/numbers/personalTaxTable.ts';
import type { PersonalTaxTable } from '../../../../../src/core/engine/numbers/personalTaxTable.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import { capitalGainsFigures, capitalGainsTax } from '../../../../../src/core/market/uk/landlord/capitalGainsTax.ts';
import { incomeTaxYear } from '../../../../../src/core/market/uk/landlord/incomeTaxYears.ts';
import { landlordRulesOf } from '../../../../../src/core/market/uk/landlord/landlordRegistry.ts';
import type { PersonalCarry } from '../../../../../src/core/market/landlordRules.ts';
import type { Place } from '../../../../../src/core/market/rules.ts';
import { anyPlace } from './anyDeal.ts';

const days = ['2026-11-20', '2027-11-20', '2028-11-20', '2029-11-20'].map(isoDate);
const gains = capitalGainsFigures(isoDate('2026-11-20'));
const tableOf = (place: Place, otherIncome: number): PersonalTaxTable =>
  personalTaxTable(
    otherIncome,
    days.map((day) => incomeTaxYear(place, day)),
    gains,
  );

const money = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
const anyYear = fc.record({ rent: money(8_000_000), costs: money(5_000_000), interest: money(5_000_000) });

function begun(): ReturnType<typeof createDealWalk> {
  const walk = createDealWalk();
  walk.voids = 0;
  walk.losses = 0;
  walk.financeCarried = 0;
  return walk;
}

describe('income tax as a table', () => {
  it('matches the landlord rules to the penny over the years, with losses and finance costs carried forward', () => {
    fc.assert(
      fc.property(anyPlace, money(20_000_000), fc.array(anyYear, { minLength: 4, maxLength: 4 }), (place, otherIncome, years) => {
        const rules = landlordRulesOf(place);
        const owner = { share: rate(1), otherIncome: minor(otherIncome), otherDividends: minor(0) };
        const table = tableOf(place, otherIncome);
        const walk = begun();
        let carried: PersonalCarry = { losses: minor(0), financeCosts: minor(0) };
        for (const [at, { rent, costs, interest }] of years.entries()) {
          const year = { on: days[at] ?? isoDate('2026-11-20'), rent: minor(rent), costs: minor(costs), financeCosts: minor(interest) };
          const [exact] = rules.personalYear({ year: { ...year, principalRepaid: minor(0) }, owners: [{ owner, carried }] });
          Object.assign(walk, { rent, costs, interest, netOperatingIncome: rent - costs });
          walkPersonalTax(walk, table, at + 1);
          expect([walk.tax, walk.taxableProfit, walk.losses, walk.financeCarried].map((amount) => amount + 0)).toEqual([
            exact?.tax,
            exact?.taxableProfit,
            exact?.carried.losses,
            exact?.carried.financeCosts,
          ]);
          carried = exact?.carried ?? carried;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('uses the last year in the table for every later year', () => {
    const [walk, later] = [begun(), begun()];
    Object.assign(walk, { rent: 2_000_000, costs: 300_000, netOperatingIncome: 1_700_000, interest: 500_000 });
    Object.assign(later, { rent: 2_000_000, costs: 300_000, netOperatingIncome: 1_700_000, interest: 500_000 });
    walkPersonalTax(walk, tableOf('england', 5_000_000), 4);
    walkPersonalTax(later, tableOf('england', 5_000_000), 30);
    expect(later.tax).toBe(walk.tax);
    expect(walk.tax).toBeGreaterThan(0);
  });

  it('matches the capital gains tax rules', () => {
    fc.assert(
      fc.property(money(20_000_000), money(5_000_000), fc.integer({ min: -10_000_000, max: 60_000_000 }), (...given) => {
        const [otherIncome, profit, gain] = given;
        const walk = begun();
        walk.taxableProfit = profit;
        const exact = capitalGainsTax({ on: isoDate('2026-11-20'), gain: minor(gain), income: minor(otherIncome + profit) });
        expect(gainsTax(walk, tableOf('england', otherIncome), { gain, year: 1 })).toBe(exact.tax);
      }),
      { numRuns: 200 },
    );
  });

  it('needs at least one year', () => {
    expect(() => personalTaxTable(0, [], gains)).toThrow(RangeError);
  });
});
