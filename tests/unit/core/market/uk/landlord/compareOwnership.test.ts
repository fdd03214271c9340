import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';
import { landlordRulesOf } from '../../../../../../src/core/market/uk/landlord/landlordRegistry.ts';
import type { OwnershipOutcome, OwnershipRequest, PersonalOwner } from '../../../../../../src/core/market/landlordRules.ts';
import { marketIds } from '../../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../../src/core/market/registry.ts';
import type { Place } from '../../../../../../src/core/market/rules.ts';

const person = (salary: number): PersonalOwner => ({ share: rate(0.5), otherIncome: fromMajor(salary), otherDividends: fromMajor(0) });
const baseCost = 214_000;
const loan = 150_000;

const request = (more: Partial<OwnershipRequest> = {}): OwnershipRequest => ({
  years: [2026, 2027, 2028].map((start) => ({
    on: isoDate(`${start}-06-01`),
    rent: fromMajor(15_000),
    costs: fromMajor(3000),
    financeCosts: fromMajor(7500),
    principalRepaid: fromMajor(0),
  })),
  disposal: {
    on: isoDate('2028-12-01'),
    proceeds: fromMajor(260_000),
    sellingCosts: fromMajor(5000),
    baseCost: fromMajor(baseCost),
    loan: fromMajor(loan),
  },
  owners: [person(60_000), person(20_000)],
  company: { associatedCompanies: 0, closeInvestmentHolding: false, runningCosts: fromMajor(1000), payOut: rate(1) },
  ownersLoan: fromMajor(baseCost - loan),
  ...more,
});

const compared = (given: OwnershipRequest, place: Place = 'england'): readonly OwnershipOutcome[] =>
  landlordRulesOf(place).compareOwnership(given);

describe('sole, joint and company ownership compared', () => {
  const [personal, joint, company] = compared(request());

  it('come in this order, with joint only if there is a second owner', () => {
    expect(compared(request()).map((each) => each.form)).toEqual(['personal', 'joint', 'company']);
    expect(compared(request({ owners: [person(60_000)] })).map((each) => each.form)).toEqual(['personal', 'company']);
  });

  it('use new rates from the year in which they take effect', () => {
    // 12,000 at 40% less 20% of 7,500; from 2027-28 at 42% less 22%.
    expect(personal?.years.map((each) => each.tax)).toEqual([3300, 3390, 3390].map(fromMajor));
    // Half owned by a basic-rate taxpayer, who pays 1,200 − 750. The other owner pays 2,400 − 750.
    expect(joint?.years[0]?.tax).toBe(fromMajor(450 + 1650));
    // 3,500 at 19%; the company pays out only loan repayments.
    expect(company?.years.map((each) => each.tax)).toEqual([665, 665, 665].map(fromMajor));
  });

  it('are the sums of their years and the sale', () => {
    for (const each of [personal, joint, company]) {
      expect(each?.totalTax).toBe(sumMoney([...(each?.years ?? []).map(({ tax }) => tax), each?.saleTax ?? minor(0)]));
      expect(each?.totalCash).toBe(sumMoney([...(each?.years ?? []).map(({ netCash }) => netCash), each?.saleCash ?? minor(0)]));
    }
  });

  it('name each rule once, with an official link and the date it was checked', () => {
    for (const { rules } of compared(request(), 'scotland')) {
      expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
      for (const rule of rules) {
        expect(rule.url).toMatch(/^https:\/\/(www\.gov\.uk|www\.legislation\.gov\.uk)\//);
        expect(rule.checkedOn).toBe('2026-11-20');
      }
    }
  });

  it('are part of the rules of each place', () => {
    for (const place of ['england', 'northern-ireland', 'scotland', 'wales'] as const) {
      expect(rulesOf(marketIds[place]).landlord?.compareOwnership(request())).toEqual(compared(request(), place));
    }
  });

  it('let a company borrow on its own terms', () => {
    const dearer = request().years.map((each) => ({ ...each, financeCosts: fromMajor(8500) }));
    expect(compared(request({ companyYears: dearer }))[2]?.years[0]?.tax).toBe(fromMajor(475));
    expect(compared(request({ companyYears: dearer }))[0]).toEqual(personal);
  });
});

const pence = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => minor(amount));

describe('ownership comparison: invariants', () => {
  const year = fc.record({
    rent: pence(6_000_000),
    costs: pence(3_000_000),
    financeCosts: pence(3_000_000),
    principalRepaid: pence(500_000),
  });
  const place = fc.constantFrom<Place>('england', 'scotland', 'wales');

  it('every penny of rent and proceeds goes to costs, lenders, tax or the owners', () => {
    fc.assert(
      fc.property(place, fc.array(year, { minLength: 1, maxLength: 6 }), pence(90_000_000), (where, amounts, proceeds) => {
        const years = amounts.map((each, at) => ({ ...each, on: isoDate(`${2026 + at}-06-01`) }));
        const repaid = sumMoney(years.map((each) => each.principalRepaid));
        const disposal = { ...request().disposal, proceeds, loan: minor(loan * 100 - repaid) };
        const given = request({ years, disposal });
        const rents = sumMoney(years.map((each) => minor(each.rent - each.costs - each.financeCosts - each.principalRepaid)));
        const left = rents + disposal.proceeds - disposal.sellingCosts - disposal.loan;
        for (const { form, totalCash, totalTax } of compared(given, where)) {
          const running = form === 'company' ? years.length * given.company.runningCosts : 0;
          expect(totalCash + totalTax).toBe(left - running);
        }
      }),
    );
  });
});
