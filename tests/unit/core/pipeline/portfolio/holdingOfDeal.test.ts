import { describe, expect, it } from 'vitest';
import { parseItem } from '../../../../../src/core/deal/items/itemSchemas.ts';
import { instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { holdingOfDeal } from '../../../../../src/core/pipeline/portfolio/holdingOfDeal.ts';
import { assessPortfolio } from '../../../../../src/core/portfolio/assessPortfolio.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

const job = sampleJob({ overrides: { monthlyRent: fromMajor(1000), refurbishment: fromMajor(8000), management: percent(10) } });
const bought = { job, boughtOn: job.today, at: instant(1_800_000_000_000) };

describe('a bought deal as a holding', () => {
  it('has the price, costs, loan, rent and running costs of the deal', () => {
    const [made, evaluated] = [holdingOfDeal(bought), evaluateDeal(job)];
    if (!made.ok || !evaluated.ok) throw new Error('The sample deal can be evaluated');
    const { analysis } = evaluated.outcome;
    const holding = made.value;
    expect(parseItem('holdings', holding)).toEqual({ ok: true, value: holding });
    expect(holding).toMatchObject({
      dealId: job.deal.id,
      name: 'Example Street, Salford M6',
      currency: 'GBP',
      place: { outcode: 'M6', country: 'GB' },
    });
    // Works stand by themselves: costs and works together are all costs of the purchase.
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
    // A full year's rent: management is a tenth of it, where the deal takes it of the rent without empty weeks.
    const others = analysis.runningCosts.filter(({ id }) => id !== 'management').reduce((sum, { amount }) => sum + amount, 0);
    expect(assessed?.figures.runningCosts.value).toBe(others + fromMajor(1200));
  });

  it('is the same on two devices, so that it is one', () => {
    expect(holdingOfDeal(bought)).toEqual(holdingOfDeal(structuredClone(bought)));
  });

  it('is not made of a deal without a price; the gap says what to type', () => {
    const unpriced = sampleJob({ facts: { askingPrice: null } });
    expect(holdingOfDeal({ ...bought, job: unpriced })).toMatchObject({ ok: false, error: { keys: ['purchasePrice'] } });
    expect(isoDate(bought.boughtOn)).toBe(job.today);
  });
});
