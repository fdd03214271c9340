import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import type { PlanEvent } from '../../../../../src/core/deal/plan/planEvent.ts';
import { analyse } from '../../../../../src/core/engine/analyse.ts';
import { breakEvens } from '../../../../../src/core/engine/plan/breakEvens.ts';
import type { BreakEvens } from '../../../../../src/core/engine/plan/breakEvens.ts';
import { monthlyPlan } from '../../../../../src/core/engine/plan/monthlyPlan.ts';
import { planReturn } from '../../../../../src/core/engine/plan/planReturn.ts';
import type { PlanReturn } from '../../../../../src/core/engine/plan/planReturn.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { anyPlace, anyUsualDeal, testDay } from '../numbers/anyDeal.ts';
import { eventsOf, plainDeal, requestOf } from './samplePlans.ts';
import type { Asked } from './samplePlans.ts';

function returnOf(events: readonly PlanEvent[], asked: Asked = {}): PlanReturn {
  const request = requestOf(events, asked);
  const plan = monthlyPlan(request);
  if (!plan.ok) throw new Error(plan.error.words);
  return planReturn(plan.value, request.assumptions, request.first.purchase.cashNeeded);
}

/** £100,000 paid in cash without other purchase costs, earning £1,000 a month. */
const cashDeal: Partial<BuyToLetInputs> = {
  purchasePrice: fromMajor(100_000),
  buyer: 'main-home',
  deposit: percent(100),
  monthlyRent: fromMajor(1000),
  otherCostsPerYear: minor(0),
  legalFees: minor(0),
  surveyFee: minor(0),
};

describe('return on a plan', () => {
  it('calculated by years matches the exact analysis if there are no events', () => {
    fc.assert(
      fc.property(anyUsualDeal, anyPlace, (deal, place) => {
        const { figures } = analyse({ assumptions: deal, rules: rulesOf(marketIds[place]), targets: standardProfile.targets, on: testDay });
        const found = returnOf([], { deal, held: deal.holdYears * 12, setting: { place } });
        expect(found.equityMultiple).toBe(figures.equityMultiple);
        expect(found.irr.yearly.kind).toBe(figures.irr.kind);
        if (found.irr.yearly.kind === 'one' && figures.irr.kind === 'one') expect(found.irr.yearly.rate).toBeCloseTo(figures.irr.rate, 10);
      }),
      { numRuns: 60 },
    );
  });

  it('calculated by months is 1.01¹² − 1 a year for £1,000 a month on £100,000 if the sale recovers the price', () => {
    const { irr, sale, equityMultiple } = returnOf([], { deal: cashDeal, held: 120 });
    expect(irr.monthly.kind === 'one' && irr.monthly.rate).toBeCloseTo(1.01 ** 12 - 1, 12);
    // By years it is £12,000 on £100,000: 12%.
    expect(irr.yearly.kind === 'one' && irr.yearly.rate).toBeCloseTo(0.12, 12);
    expect(sale).toEqual({ month: 120, price: fromMajor(100_000), sellingCosts: 0, loan: 0, proceeds: fromMajor(100_000) });
    expect(equityMultiple).toBe(2.2);
  });

  it('includes a sale in the last month, even if the hold ends mid-year', () => {
    const { irr, sale } = returnOf([], { deal: cashDeal, held: 30 });
    expect(sale.month).toBe(30);
    expect(irr.monthly.kind === 'one' && irr.monthly.rate).toBeCloseTo(1.01 ** 12 - 1, 12);
  });

  it('never rises with the cost of a one-off event', () => {
    fc.assert(
      fc.property(
        anyUsualDeal,
        fc.integer({ min: 1, max: 60 }),
        fc.record({ cost: fc.integer({ min: 0, max: 5_000_000 }), more: fc.integer({ min: 1, max: 5_000_000 }) }),
        (deal, month, { cost, more }) => {
          const rateAt = (spent: number) =>
            returnOf(eventsOf({ kind: 'one-off', month, label: 'Roof', cost: spent }), { deal, held: 60 }).irr.yearly;
          const [cheap, dear] = [rateAt(cost), rateAt(cost + more)];
          if (cheap.kind === 'one' && dear.kind === 'one') expect(dear.rate).toBeLessThanOrEqual(cheap.rate + 1e-9);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('payback', () => {
  it('is the month in which the cash is recovered: £100,000 at £1,000 a month takes 100 months', () => {
    expect(returnOf([], { deal: cashDeal }).payback).toEqual({ withoutSale: 100, withSale: 1 });
    expect(returnOf([], { deal: cashDeal, held: 99 }).payback.withoutSale).toBeNull();
  });

  it('counts a sale after selling costs: 5% of £100,000 takes five months’ rent to recover', () => {
    expect(returnOf([], { deal: { ...cashDeal, sellingCosts: percent(5) } }).payback.withSale).toBe(5);
  });

  it('is earlier if a refinancing releases cash', () => {
    // £70,000 at 6% in month 13. By month 40: 12,000 + 70,000 + 28 × 650 = 100,200.
    const events = eventsOf({
      kind: 'refinancing',
      month: 13,
      loan: { amount: 7_000_000 },
      rate: 0.06,
      mortgageKind: 'interest-only',
      termMonths: 300,
    });
    expect(returnOf(events, { deal: cashDeal }).payback.withoutSale).toBe(40);
  });

  it('is never later with a higher rent', () => {
    fc.assert(
      fc.property(anyUsualDeal, fc.integer({ min: 10, max: 500 }), fc.integer({ min: 1, max: 100 }), (deal, more, month) => {
        const events = eventsOf({ kind: 'one-off', month, label: 'Boiler', cost: 300_000 });
        const late = returnOf(events, { deal, held: 240 }).payback;
        const dearer = { ...deal, monthlyRent: minor(deal.monthlyRent + more * 100) };
        const soon = returnOf(events, { deal: dearer, held: 240 }).payback;
        expect(soon.withoutSale ?? 999).toBeLessThanOrEqual(late.withoutSale ?? 999);
        expect(soon.withSale ?? 999).toBeLessThanOrEqual(late.withSale ?? 999);
      }),
      { numRuns: 60 },
    );
  });
});

const evenOf = (deal: Partial<BuyToLetInputs>): { readonly deal: BuyToLetInputs; readonly even: BreakEvens } => {
  const assumptions = { ...plainDeal, ...deal };
  const given = { assumptions, rules: rulesOf('GB-ENG'), targets: standardProfile.targets, on: testDay };
  return { deal: assumptions, even: breakEvens(assumptions, analyse(given)) };
};

describe('break-even values for the first year', () => {
  it('are 31.2 weeks let, £600 rent a month and a 10.8% mortgage rate, worked by hand', () => {
    // £6,000 interest and £1,200 costs are 60% of £12,000 rent: 31.2 weeks, or £600 a month.
    // Rent less costs leaves £10,800 to pay interest on £100,000.
    const { even } = evenOf({});
    expect(even.weeksLet).toBeCloseTo(31.2, 10);
    expect(even.rent).toBe(fromMajor(600));
    expect(even.mortgageRate).toBe(rate(0.108));
  });

  it('have no number of weeks if even a fully let year is not enough', () => {
    expect(evenOf({ monthlyRent: fromMajor(599) }).even.weeksLet).toBeNull();
    expect(evenOf({ monthlyRent: minor(0) }).even.weeksLet).toBeNull();
  });

  it('give a cash flow of zero if the property is let for the weeks found', () => {
    fc.assert(
      fc.property(anyUsualDeal, (usual) => {
        const { deal, even } = evenOf(usual);
        fc.pre(even.weeksLet !== null && even.weeksLet >= 26);
        const given = { ...deal, voidWeeks: 52 - (even.weeksLet ?? 0) };
        const { figures } = analyse({ assumptions: given, rules: rulesOf('GB-ENG'), targets: standardProfile.targets, on: testDay });
        expect(Math.abs(figures.annualCashFlow)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 50 },
    );
  });
});
