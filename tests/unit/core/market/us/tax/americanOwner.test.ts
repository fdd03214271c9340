import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { usStates } from '../../../../../../src/core/market/markets.ts';
import { fromMajor, sumMoney, toMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate, zeroRate } from '../../../../../../src/core/kernel/rate.ts';
import type { LettingYear, OwnershipForm, OwnershipRequest } from '../../../../../../src/core/market/landlordRules.ts';
import { ownerTaxRules } from '../../../../../../src/core/market/us/tax/americanOwner.ts';
import type { AmericanOwner } from '../../../../../../src/core/market/us/tax/owner/owner.ts';

const household: AmericanOwner = {
  state: 'TX',
  filing: 'single',
  otherIncome: fromMajor(90_000),
  landShare: percent(20),
  participation: 'active',
  averageStay: null,
  basis: fromMajor(300_000),
  placedInService: isoDate('2026-01-01'),
  loanCosts: { amount: zeroMoney, months: 360 },
};

interface Letting {
  readonly rent?: number;
  readonly costs?: number;
  readonly interest?: number;
  readonly principal?: number;
}

const letting = (year: number, { rent = 30_000, costs = 10_000, interest = 12_000, principal = 2_000 }: Letting = {}): LettingYear => ({
  on: isoDate(`${year}-12-31`),
  rent: fromMajor(rent),
  costs: fromMajor(costs),
  financeCosts: fromMajor(interest),
  principalRepaid: fromMajor(principal),
});

interface Hold {
  readonly years?: number;
  readonly each?: Letting;
  readonly price?: number;
  readonly baseCost?: number;
}

function request({ years = 2, each = {}, price = 350_000, baseCost = 300_000 }: Hold = {}): OwnershipRequest {
  const lettings = Array.from({ length: years }, (_, at) => letting(2026 + at, each));
  return {
    years: lettings,
    disposal: {
      on: (lettings.at(-1) as LettingYear).on,
      proceeds: fromMajor(price),
      sellingCosts: fromMajor(20_000),
      baseCost: fromMajor(baseCost),
      loan: fromMajor(200_000),
    },
    owners: [{ share: rate(1), otherIncome: zeroMoney, otherDividends: zeroMoney }],
    company: { associatedCompanies: 0, closeInvestmentHolding: false, runningCosts: zeroMoney, payOut: zeroRate },
    ownersLoan: zeroMoney,
  };
}

function outcome(owner: Partial<AmericanOwner> = {}, hold: Hold = {}, form: OwnershipForm = 'personal') {
  const found = ownerTaxRules({ ...household, ...owner }).ownershipOutcome(form, request(hold));
  if (found === null) throw new Error('No outcome');
  return found;
}

const taxes = (...asked: Parameters<typeof outcome>): readonly number[] => {
  const found = outcome(...asked);
  return [...found.years.map(({ tax }) => tax), found.saleTax].map(toMajor);
};

const bought = (boughtOn: string) => outcome({ boughtOn: isoDate(boughtOn) }, { years: 1 });

describe('an American household’s rental', () => {
  it('has tax on other income refunded if it makes a loss within the allowance', () => {
    // 240,000 × 3.485% = 8,364: a loss of 364 at 22%. In the year of sale half of December is not depreciated: 8,362.80.
    expect(taxes()).toEqual([-80.08, -79.82, 8_179.9]);
    expect(toMajor(outcome().years[0]?.netCash ?? zeroMoney)).toBe(6_080.08);
  });

  it('is taxed on a sale on top of the rent: depreciation at the ordinary rate, the rest at 15%', () => {
    // 330,000 − (300,000 − 16,726.80) = 46,726.80.
    expect(toMajor(outcome().saleTax)).toBeCloseTo(16_726.8 * 0.22 + 4_500, 2);
    expect(toMajor(outcome().saleCash)).toBe(350_000 - 20_000 - 200_000 - 8_179.9);
  });

  it('carries a loss forward above $150,000 of income and deducts it at the sale', () => {
    const found = outcome({ otherIncome: fromMajor(160_000) });
    expect(found.years.map(({ tax }) => tax)).toEqual([0, 0]);
    expect(found.notes).toContain('In 2026 a loss of $364 is carried forward.');
    expect(found.notes).toContain('Carried-forward losses of $727 reduce income in the year of sale.');
    // 24% of 726.80 is deducted; recapture at 24% and the rest at 15%; 3.8% on income above 200,000.
    expect(toMajor(found.saleTax)).toBeCloseTo(16_726.8 * 0.24 + 4_500 - 726.8 * 0.24 + 6_000 * 0.038, 2);
  });

  it('has no allowance on a separate return, and a note says so if a loss is carried', () => {
    expect(taxes({ filing: 'separate' })[0]).toBe(0);
    expect(outcome({ filing: 'separate' }).notes.join(' ')).toContain('lived apart all year');
    expect(outcome({ filing: 'separate' }, { each: { interest: 0 } }).notes.join(' ')).not.toContain('lived apart all year');
  });

  it('deducts 20% of a profit, unless the owner does not participate', () => {
    // 30,000 − 10,000 − 6,636 − 8,364 with interest of 6,636: a profit of 5,000 in the first year.
    const [first] = taxes({}, { each: { interest: 6_636 } });
    expect(first).toBe(880);
    expect(outcome({}, { each: { interest: 6_636 } }).rules.map(({ id }) => id)).toContain('us-qbi-2018-01-01');
    expect(taxes({ participation: 'none' }, { each: { interest: 6_636 } })[0]).toBe(1_100);
  });

  it('does not write off land, or more than the given basis', () => {
    expect(taxes({ landShare: percent(100) }, { each: { interest: 15_000 } })[0]).toBe(5_000 * 0.8 * 0.22);
  });

  it('adds the income tax of the property’s state', () => {
    expect(taxes({ state: 'NC' })[0]).toBeCloseTo(-80.08 - 364 * 0.0399, 1);
    expect(outcome({ state: 'NC' }).rules.map(({ id }) => id)).toContain('us-state-income-tax-nc-2026');
  });

  it('gets no state tax back for a loss in Pennsylvania, and is taxed on the gain there', () => {
    expect(taxes({ state: 'PA' })).toEqual([-80.08, -79.82, 8_179.9 + 1_434.51]);
  });

  it('with short stays deducts any loss from wages if the owner materially participates, otherwise none', () => {
    const short = { averageStay: 4, otherIncome: fromMajor(300_000) };
    const each = { interest: 60_000 };
    // 39 years: 240,000 × 2.461% = 5,906.40: 45,906.40 at 35% and 32%.
    const [worked] = taxes({ ...short, participation: 'material' }, { each });
    expect(worked).toBeCloseTo(-(27_675 * 0.35 + (45_906.4 - 27_675) * 0.32), 2);
    expect(taxes(short, { each })[0]).toBe(0);
    expect(taxes({ ...short, otherIncome: fromMajor(90_000) }, { each })[0]).toBe(0);
  });

  it('with short stays pays no net investment income tax if the owner materially participates', () => {
    const hold = { each: { rent: 100_000 }, price: 600_000 };
    const short = { averageStay: 4, otherIncome: fromMajor(300_000) };
    expect(outcome({ ...short, participation: 'material' }, hold).rules.map(({ id }) => id)).not.toContain('us-niit-2013-01-01');
    expect(outcome(short, hold).rules.map(({ id }) => id)).toContain('us-niit-2013-01-01');
  });

  it('spreads loan costs over the loan, and deducts the rest at the sale', () => {
    const loanCosts = { amount: fromMajor(3_600), months: 360 };
    const each = { interest: 6_600, principal: 0 };
    const held = { ...request({ each }), years: [letting(2026, { interest: 10_200, principal: 0 }), letting(2027, each)] };
    const found = ownerTaxRules({ ...household, loanCosts }).ownershipOutcome('personal', held);
    // Profits of 30,000 − 10,000 − 6,600 − 120 − 8,364 and 30,000 − 10,000 − 6,600 − 3,480 − 8,362.80.
    expect(found?.years.map(({ tax }) => toMajor(tax))).toEqual([865.22, 274.07]);
    expect(toMajor(found?.years[0]?.netCash ?? zeroMoney)).toBeCloseTo(30_000 - 10_000 - 10_200 - 865.22, 2);
    expect(outcome({}).notes.join(' ')).not.toContain('We deduct points and loan costs when paid');
    const { loanCosts: _, ...without } = household;
    expect(ownerTaxRules(without).ownershipOutcome('personal', request())?.notes.join(' ')).toContain(
      'We deduct points and loan costs when paid',
    );
  });
});

describe('an American household’s sale', () => {
  it('within a year of buying is ordinary income, and long-term from the day after', () => {
    const short = bought('2025-12-31');
    const long = bought('2025-12-30');
    // A building sold in its first year has no depreciation; a gain of 30,000. Profit for the year: 8,000.
    expect(toMajor(short.saleTax)).toBeGreaterThan(30_000 * 0.21);
    expect(toMajor(long.saleTax)).toBe(4_500);
    expect(short.notes.join(' ')).toContain('a year or less, so the gain is ordinary income');
    expect(long.notes.join(' ')).not.toContain('a year or less, so the gain is ordinary income');
  });

  it('at a loss reduces other income', () => {
    // 280,000 − 20,000 − 283,273.20 = −23,273.20 at 22%, and 12% below 50,400.
    const found = outcome({}, { price: 280_000 });
    expect(toMajor(found.saleTax)).toBeCloseTo(-(23_137.2 * 0.22 + 136 * 0.12), 2);
    expect(found.notes).toContain('The sale makes a loss of $23,273, which reduces other income.');
  });

  it('refunds no more than the tax paid, and a note says so', () => {
    const found = outcome({ otherIncome: fromMajor(20_000) }, { price: 100_000 });
    expect(toMajor(found.totalTax)).toBeGreaterThanOrEqual(-780);
    expect(found.notes.join(' ')).toContain('net operating loss');
  });

  it('has no gain at the end of a lease', () => {
    const found = ownerTaxRules({ ...household, basis: zeroMoney }).ownershipOutcome('personal', {
      ...request(),
      disposal: { ...request().disposal, proceeds: zeroMoney, sellingCosts: zeroMoney, baseCost: zeroMoney, loan: zeroMoney },
    });
    expect(found).toMatchObject({ saleTax: 0, saleCash: 0 });
  });
});

describe('American forms of ownership', () => {
  it('are the same for a couple filing jointly, in the joint brackets', () => {
    const joint = { filing: 'joint' as const };
    expect(taxes(joint, {}, 'joint')).toEqual(taxes(joint, {}, 'personal'));
    expect(taxes(joint)[0]).toBe(-364 * 0.12);
    expect(outcome(joint, {}, 'joint').form).toBe('joint');
  });

  it('a company, joint ownership with a single return, and a home with lodgers are not calculated', () => {
    const rules = ownerTaxRules(household);
    expect(rules.ownershipOutcome('company', request())).toBeNull();
    expect(rules.firstYearOf('company', request())).toBeNull();
    expect(rules.ownershipOutcome('joint', request())).toBeNull();
    const home = {
      letShare: percent(50),
      lodgers: 1,
      relief: { limit: zeroMoney, limitOfEach: zeroMoney, rule: outcome().rules[0] as never },
    };
    expect(rules.ownershipOutcome('personal', { ...request(), home })).toBeNull();
    expect(rules.firstYearOf('personal', { ...request(), home })).toBeNull();
  });

  it('years without tax figures, or no years, are not calculated', () => {
    const rules = ownerTaxRules(household);
    expect(rules.ownershipOutcome('personal', { ...request(), years: [letting(2025)] })).toBeNull();
    expect(rules.firstYearOf('personal', { ...request(), years: [letting(2023)] })).toBeNull();
    expect(rules.firstYearOf('personal', { ...request(), years: [] })).toBeNull();
    expect(rules.ownershipOutcome('personal', { ...request(), years: [] })).toBeNull();
  });
});

const amount = (max: number) => fc.integer({ min: 0, max });
const holds = fc.record({
  years: fc.integer({ min: 1, max: 12 }),
  each: fc.record({ rent: amount(120_000), costs: amount(60_000), interest: amount(60_000), principal: amount(20_000) }),
  price: amount(1_500_000),
  baseCost: amount(900_000),
});
const owners = fc.record({
  state: fc.constantFrom(...usStates),
  filing: fc.constantFrom('single', 'joint', 'separate', 'head'),
  otherIncome: amount(900_000).map(fromMajor),
  landShare: fc.integer({ min: 0, max: 100 }).map(percent),
  participation: fc.constantFrom('active', 'material', 'none'),
  averageStay: fc.constantFrom(null, 3, 7, 14, 45),
  basis: amount(900_000).map(fromMajor),
});

describe('every American hold', () => {
  it('allocates each dollar to costs, lenders, tax or the owner, and has the same first year when calculated alone', () => {
    fc.assert(
      fc.property(owners, holds, (owner, hold) => {
        const asked = request(hold);
        const rules = ownerTaxRules({ ...household, ...owner });
        const found = rules.ownershipOutcome('personal', asked);
        if (found === null) throw new Error('No outcome');
        for (const [at, { rent, costs, financeCosts, principalRepaid }] of asked.years.entries()) {
          const { tax, netCash } = found.years[at] as (typeof found.years)[number];
          expect(rent - costs - financeCosts - principalRepaid - tax).toBe(netCash);
        }
        const { proceeds, sellingCosts, loan } = asked.disposal;
        expect(proceeds - sellingCosts - loan - found.saleTax).toBe(found.saleCash);
        expect(sumMoney([...found.years.map(({ tax }) => tax), found.saleTax])).toBe(found.totalTax);
        expect(sumMoney([...found.years.map(({ netCash }) => netCash), found.saleCash])).toBe(found.totalCash);
        expect(rules.firstYearOf('personal', asked)).toEqual(found.years[0]);
      }),
      { numRuns: 150 },
    );
  });

  it('names each law once, with a link and a date, and notes that later years are not known', () => {
    const found = outcome({ state: 'CA' }, { years: 3 });
    expect(new Set(found.rules.map(({ id }) => id)).size).toBe(found.rules.length);
    for (const rule of found.rules) expect(rule.url).toMatch(/^https:/);
    expect(found.rules).toContainEqual(expect.objectContaining({ id: 'us-income-tax-2027', confirmed: false }));
    expect(found.notes).toContain('Figures for years after 2026 aren’t published yet, so the 2026 figures are used.');
    expect(new Set(found.notes).size).toBe(found.notes.length);
    for (const note of found.notes) expect(note).toMatch(/^[A-Z].*\.$/);
    expect(outcome({}, { years: 1 }).rules.map(({ id }) => id)).not.toContain('us-income-tax-2027');
  });

  it('lists a note once, even if it applies every year', () => {
    const notes = outcome({ otherIncome: fromMajor(160_000) }, { years: 8 }).notes.filter((note) => note.includes('is carried forward'));
    expect(notes).toHaveLength(1);
  });
});
