import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import {
  hardMoneyDefaults,
  hardMoneyLoan,
  hardMoneyRule,
  hardMoneyTerms,
  loanToCost,
} from '../../../../../../src/core/market/us/lending/hardMoney.ts';

const caps = { ofPrice: percent(90), ofValueAfterRepair: percent(70) };
const project = { price: fromMajor(250_000), works: fromMajor(10_000), valueAfterRepair: fromMajor(300_000) };

describe('hard money', () => {
  it('lends a share of the price and rehab, up to a share of the after-repair value', () => {
    expect(toMajor(hardMoneyLoan(project, caps))).toBe(210_000);
    expect(toMajor(hardMoneyLoan({ ...project, valueAfterRepair: fromMajor(400_000) }, caps))).toBe(235_000);
  });

  it('lends a share of all costs if the lender bases the loan on costs', () => {
    expect(toMajor(loanToCost(fromMajor(120_000), fromMajor(50_000), percent(85)))).toBe(144_500);
  });

  it('has defaults within the usual terms', () => {
    const { annualRate, points, months } = hardMoneyTerms;
    expect(hardMoneyDefaults.annualRate).toBeLessThanOrEqual(annualRate.flip.to);
    expect(hardMoneyDefaults.annualRate).toBeGreaterThanOrEqual(annualRate.flip.from);
    expect(hardMoneyDefaults.points).toBeLessThanOrEqual(points.refinanced.to);
    expect(hardMoneyDefaults.months).toBe(months.from);
    expect(hardMoneyRule.url).toMatch(/^https:/);
  });
});
