import { describe, expect, it } from 'vitest';
import { createDealMeasures } from '../../../../../src/core/engine/numbers/dealMeasures.ts';
import { isBetterHigh } from '../../../../../src/core/engine/numbers/measuredFigure.ts';
import type { MeasuredFigure } from '../../../../../src/core/engine/numbers/measuredFigure.ts';

describe('figures for which lower is better', () => {
  it('are payments, debts, taxes, costs and the break-even rent; for all others higher is better', () => {
    const all = Object.entries(createDealMeasures(1)).flatMap(([key, value]) => (typeof value === 'number' ? [key as MeasuredFigure] : []));
    expect(all.filter((figure) => !isBetterHigh(figure))).toEqual([
      'transferTax',
      'cashNeeded',
      'loan',
      'loanToValue',
      'operatingCosts',
      'monthlyPayment',
      'annualDebtService',
      'breakEvenRent',
      'firstYearTax',
      'saleTax',
    ]);
    expect(all.filter(isBetterHigh)).toContain('irrAfterTax');
  });
});
