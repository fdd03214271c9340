import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';
import { personalYear } from '../../../../../../src/core/market/uk/landlord/personalYear.ts';
import type { LettingYear, PersonalYear } from '../../../../../../src/core/market/landlordRules.ts';
import type { Place } from '../../../../../../src/core/market/rules.ts';

interface Given {
  readonly day?: string;
  readonly rent: number;
  readonly costs?: number;
  readonly finance?: number;
  readonly salary?: number;
  readonly dividends?: number;
  readonly losses?: number;
  readonly financeBrought?: number;
  readonly place?: Place;
}

const yearOf = ({ day = '2026-06-01', rent, costs = 0, finance = 0 }: Given): LettingYear => ({
  on: isoDate(day),
  rent: fromMajor(rent),
  costs: fromMajor(costs),
  financeCosts: fromMajor(finance),
  principalRepaid: fromMajor(0),
});

function alone(given: Given): PersonalYear {
  const owner = { share: rate(1), otherIncome: fromMajor(given.salary ?? 0), otherDividends: fromMajor(given.dividends ?? 0) };
  const carried = { losses: fromMajor(given.losses ?? 0), financeCosts: fromMajor(given.financeBrought ?? 0) };
  const [answer] = personalYear(given.place ?? 'england', { year: yearOf(given), owners: [{ owner, carried }] });
  if (answer === undefined) throw new Error('No answer for the owner');
  return answer;
}
const pounds = (answer: PersonalYear) => ({
  profit: toMajor(answer.taxableProfit),
  credit: toMajor(answer.credit),
  tax: toMajor(answer.tax),
  cash: toMajor(answer.netCash),
  losses: toMajor(answer.carried.losses),
  finance: toMajor(answer.carried.financeCosts),
});

describe('a year’s letting by an individual', () => {
  it('taxes a higher-rate payer’s profit before finance costs at 40% and gives a 20% credit for them', () => {
    const answer = pounds(alone({ rent: 15_000, costs: 3000, finance: 6000, salary: 60_000 }));
    expect(answer).toEqual({ profit: 12_000, credit: 1200, tax: 3600, cash: 2400, losses: 0, finance: 0 });
  });

  it('taxes a higher-rate payer’s profit at 42%, with a 22% credit, from 2027-28', () => {
    expect(pounds(alone({ rent: 15_000, costs: 3000, finance: 6000, salary: 60_000, day: '2027-04-05' })).tax).toBe(3600);
    expect(pounds(alone({ rent: 15_000, costs: 3000, finance: 6000, salary: 60_000, day: '2027-04-06' })).tax).toBe(5040 - 1320);
  });

  it('limits the credit to income above the allowance and carries the rest of the finance costs forward', () => {
    const answer = pounds(alone({ rent: 10_000, finance: 9000, salary: 5000 }));
    expect(answer).toMatchObject({ credit: 486, tax: 0, finance: 6570 });
  });

  it('uses finance costs brought forward as far as the profit allows', () => {
    const answer = pounds(alone({ rent: 10_000, costs: 1000, finance: 2000, financeBrought: 3000, salary: 30_000 }));
    expect(answer).toMatchObject({ profit: 9000, credit: 1000, tax: 800, finance: 0 });
  });

  it('carries a loss forward, and deducts it from the next profit before calculating the credit', () => {
    expect(pounds(alone({ rent: 4000, costs: 6000, finance: 1000, salary: 30_000 }))).toMatchObject({
      tax: 0,
      losses: 2000,
      finance: 1000,
    });
    const next = pounds(alone({ rent: 8000, costs: 5000, finance: 1500, losses: 2000, financeBrought: 1000, salary: 30_000 }));
    expect(next).toMatchObject({ profit: 1000, credit: 200, tax: 0, losses: 0, finance: 1500 });
  });

  it('includes the tax from the personal allowance lost because of the rent', () => {
    expect(pounds(alone({ rent: 22_000, costs: 2000, salary: 100_000 })).tax).toBe(12_000);
    expect(pounds(alone({ rent: 22_000, costs: 2000, salary: 100_000, day: '2027-06-01' })).tax).toBe(12_400);
  });

  it('includes the tax from dividends pushed into a higher band', () => {
    // Taxable salary 32,430; rent of 5,270 fills the basic band. Of 5,500 in dividends 4,770 move from 10.75% to 35.75%; the other
    // 230 were already above it. 5,270 × 20% + 4,770 × 25%, to the penny.
    expect(pounds(alone({ rent: 6270, costs: 1000, salary: 45_000, dividends: 5500 })).tax).toBe(1054 + 1192.49);
  });
});

describe('the property allowance', () => {
  it('replaces costs if that lowers the tax', () => {
    const answer = alone({ rent: 3000, costs: 200, salary: 30_000 });
    expect(answer.usesAllowance).toBe(true);
    expect(toMajor(answer.tax)).toBe(400);
    expect(answer.notes.join(' ')).toContain('property allowance');
  });

  it('gives no credit for finance costs, so costs are deducted instead if the credit is worth more', () => {
    const answer = alone({ rent: 3000, costs: 200, finance: 1500, salary: 30_000 });
    expect(answer.usesAllowance).toBe(false);
    expect(toMajor(answer.tax)).toBe(260);
  });

  it('exempts rent of £1,000 and taxes the pound above', () => {
    expect(toMajor(alone({ rent: 1000, salary: 30_000 }).tax)).toBe(0);
    expect(toMajor(alone({ rent: 1001, salary: 30_000 }).tax)).toBe(0.2);
  });
});

describe('joint ownership', () => {
  it('taxes each owner on their share, in their own bands', () => {
    const owners = [20_000, 60_000].map((salary) => ({
      owner: { share: rate(0.5), otherIncome: fromMajor(salary), otherDividends: fromMajor(0) },
      carried: { losses: fromMajor(0), financeCosts: fromMajor(0) },
    }));
    const answers = personalYear('england', { year: yearOf({ rent: 15_000, costs: 3000, finance: 6000 }), owners });
    // 6,000 each at 20% and at 40%, less 20% of 3,000 each.
    expect(answers.map((each) => toMajor(each.tax))).toEqual([600, 1800]);
  });

  it('splits every penny, whatever the shares', () => {
    const pence = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => minor(amount));
    const shares = fc.array(fc.integer({ min: 1, max: 97 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(pence, pence, shares, (rent, costs, weights) => {
        const year = { ...yearOf({ rent: 0 }), rent, costs };
        const owners = weights.map((weight) => ({
          owner: { share: rate(weight / 100), otherIncome: minor(0), otherDividends: minor(0) },
          carried: { losses: minor(0), financeCosts: minor(0) },
        }));
        const answers = personalYear('england', { year, owners });
        expect(sumMoney(answers.map((each) => minor(each.netCash + each.tax)))).toBe(rent - costs);
      }),
    );
  });
});
