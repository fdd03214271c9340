import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { describe, expect, it } from 'vitest';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { rate, zeroRate } from '../../../../../src/core/kernel/rate.ts';
import { compareForDeal } from '../../../../../src/core/pipeline/mortgages/compareForDeal.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { sensitivityGrid } from '../../../../../src/core/pipeline/risk/sensitivityGrid.ts';
import { emptyFacts, sampleJob } from '../../../../support/dealFixtures.ts';

const job = sampleJob();
const outcomeOf = (own: Partial<BuyToLetInputs>) => {
  const result = evaluateLetting({ ...job, deal: { ...job.deal, inputs: { 'buy-to-let': own } } });
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome;
};

const paymentsAt = (shift: number) => {
  const compared = compareForDeal({ job, products: [], rateShift: rate(shift) });
  if (!compared.ok || compared.value.comparison.kind !== 'compared') throw new Error('No loan to compare');
  return new Map(compared.value.comparison.quotes.map(({ terms, initialPayment }) => [terms.rateKind, initialPayment]));
};

describe('a two-way sensitivity grid', () => {
  it('has in each cell the figure of the deal evaluated with those values', () => {
    const prices = [15_000_000, 20_000_000];
    const rents = [80_000, 120_000];
    const grid = sensitivityGrid(job, {
      figure: 'monthlyCashFlow',
      rows: { key: 'purchasePrice', values: prices },
      columns: { key: 'monthlyRent', values: rents },
    });
    const alone = prices.map((price) =>
      rents.map((rent) => outcomeOf({ purchasePrice: minor(price), monthlyRent: minor(rent) }).analysis.figures.monthlyCashFlow),
    );
    expect(grid.ok ? grid.value.cells : null).toEqual(alone);
  });
});

describe('mortgages compared for a deal', () => {
  it('compares typical products for the loan the deal needs, marked as examples', () => {
    const compared = compareForDeal({ job, products: [], rateShift: zeroRate });
    if (!compared.ok || compared.value.comparison.kind !== 'compared') throw new Error('No loan to compare');
    expect(compared.value.from).toBe('examples');
    expect(compared.value.need.loan).toBe(outcomeOf({}).analysis.purchase.loan);
    expect(compared.value.comparison.quotes.length).toBeGreaterThan(3);
  });

  it('applies the rate shift only to rates that are not fixed', () => {
    const [before, after] = [paymentsAt(0), paymentsAt(0.02)];
    expect(after.get('fixed')).toBe(before.get('fixed'));
    expect(after.get('tracker') ?? 0).toBeGreaterThan(before.get('tracker') ?? Infinity);
  });

  it('names the missing price', () => {
    const unpriced = { ...job, deal: { ...job.deal, facts: emptyFacts } };
    expect(compareForDeal({ job: unpriced, products: [], rateShift: zeroRate })).toMatchObject({
      ok: false,
      error: { kind: 'needs-input' },
    });
  });
});
