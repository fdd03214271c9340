import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { parseItem } from '../../../../../src/core/deal/items/itemSchemas.ts';
import { instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { holdingOfDeal } from '../../../../../src/core/pipeline/portfolio/holdingOfDeal.ts';
import { assessPortfolio } from '../../../../../src/core/portfolio/assessPortfolio.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

const job = sampleJob({ overrides: { monthlyRent: fromMajor(1000), refurbishment: fromMajor(8000), management: percent(10) } });
const bought = { job, boughtOn: job.today, at: instant(1_800_000_000_000) };

/** The user's values for a deal, each within its usual range. */
const overrides: fc.Arbitrary<Partial<BuyToLetInputs>> = fc.record({
  purchasePrice: fc.integer({ min: 4_000_000, max: 200_000_000 }).map(minor),
  monthlyRent: fc.integer({ min: 30_000, max: 1_000_000 }).map(minor),
  voidWeeks: fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2),
  management: fc.integer({ min: 0, max: 2000 }).map((parts) => rate(parts / 10_000)),
  tenantFind: fc.integer({ min: 0, max: 100 }).map(percent),
  tenancyYears: fc.integer({ min: 1, max: 6 }),
  maintenance: fc.integer({ min: 0, max: 300 }).map((parts) => rate(parts / 10_000)),
  serviceChargePerYear: fc.integer({ min: 0, max: 300_000 }).map(minor),
  deposit: fc.constantFrom(percent(10), percent(25), percent(100)),
  mortgageKind: fc.constantFrom('interest-only' as const, 'repayment' as const),
  mortgageRate: fc.integer({ min: 0, max: 1000 }).map((parts) => rate(parts / 10_000)),
  mortgageYears: fc.integer({ min: 2, max: 40 }),
  arrangementFeeAdded: fc.boolean(),
  refurbishment: fc.integer({ min: 0, max: 3_000_000 }).map(minor),
});

describe('a bought deal as a holding', () => {
  it('earns in its first year what the deal earns, line by line, for any deal', () => {
    fc.assert(
      fc.property(overrides, (own) => {
        const asked = sampleJob({ overrides: own });
        const [made, evaluated] = [holdingOfDeal({ ...bought, job: asked }), evaluateLetting(asked)];
        if (!made.ok || !evaluated.ok) throw new Error('The deal has no price or no rent');
        const { figures } = evaluated.outcome.analysis;
        const question = { profile: asked.profile, today: asked.today, years: 1, growth: {} };
        const [assessed] = assessPortfolio({ ...question, holdings: [{ id: 'one', item: made.value }] }).holdings;
        const held = Object.fromEntries(Object.values(assessed?.figures ?? {}).map(({ id, value }) => [id, value]));
        const earned = {
          rent: figures.annualRent,
          runningCosts: figures.operatingCosts,
          netOperatingIncome: figures.netOperatingIncome,
          payments: figures.annualDebtService,
          cashFlow: figures.annualCashFlow,
          debtServiceCover: figures.debtServiceCover,
        };
        expect(held).toMatchObject(earned);
        expect(assessed?.forecast[0]).toMatchObject({ rent: figures.annualRent, cashFlow: figures.annualCashFlow });
      }),
      { numRuns: 200 },
    );
  });

  it('has the deal’s price, costs, loan, rent and running costs', () => {
    const [made, evaluated] = [holdingOfDeal(bought), evaluateLetting(job)];
    if (!made.ok || !evaluated.ok) throw new Error('The sample deal could not be evaluated');
    const { analysis } = evaluated.outcome;
    const holding = made.value;
    expect(parseItem('holdings', holding)).toEqual({ ok: true, value: holding });
    expect(holding).toMatchObject({
      dealId: job.deal.id,
      name: 'Example Street, Salford M6',
      currency: 'GBP',
      place: { outcode: 'M6', country: 'GB' },
    });
    // Works are recorded separately. Works and costs add up to the deal's total purchase costs.
    expect(holding.purchase.costs + fromMajor(8000)).toBe(analysis.purchase.costsTotal);
    expect(holding.loans['deal-loan']?.amount).toBe(analysis.purchase.loan);
    const [assessed] = assessPortfolio({
      holdings: [{ id: 'one', item: holding }],
      profile: job.profile,
      today: job.today,
      years: 1,
      growth: {},
    }).holdings;
    expect(assessed?.figures.payments.value).toBe(analysis.figures.annualDebtService);
    expect(assessed?.figures.cost.value).toBe(analysis.purchase.price + analysis.purchase.costsTotal);
    expect(assessed?.figures.runningCosts.value).toBe(analysis.figures.operatingCosts);
  });

  it('is identical on two devices, so that both make one holding', () => {
    expect(holdingOfDeal(bought)).toEqual(holdingOfDeal(structuredClone(bought)));
  });

  it('is refused for a deal without a price, and the gap names the input', () => {
    const unpriced = sampleJob({ facts: { askingPrice: null } });
    expect(holdingOfDeal({ ...bought, job: unpriced })).toMatchObject({ ok: false, error: { keys: ['purchasePrice'] } });
    expect(isoDate(bought.boughtOn)).toBe(job.today);
  });
});
