import { describe, expect, it } from 'vitest';
import { createDealMeasures } from '../../../../../src/core/engine/numbers/dealMeasures.ts';
import { isBetterHigh } from '../../../../../src/core/engine/numbers/measuredFigure.ts';
import type { MeasuredFigure } from '../../../../../src/core/engine/numbers/measuredFigure.ts';

describe('the figures a person wants low', () => {
  it('are what is paid or owed and the rent that breaks even; every other one is better high', () => {
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
