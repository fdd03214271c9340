import { describe, expect, it } from 'vitest';
import { holdingPeriodInput, holdingPeriodText } from '../../../../../../src/ui/features/deal/plan/holdingPeriod.ts';

describe('holdingPeriodText', () => {
  it('is in years, or in months if not a whole number of years', () => {
    expect([12, 120, 18, 1].map(holdingPeriodText)).toEqual(['1 year', '10 years', '18 months', '1 month']);
  });

  it('holdingPeriodInput: keeps the unit of the stored period', () => {
    expect(holdingPeriodInput(120)).toMatchObject({ spec: { unit: 'years', bounds: [1, 40] }, months: 12 });
    expect(holdingPeriodInput(18)).toMatchObject({ spec: { unit: 'months', bounds: [1, 480] }, months: 1 });
    expect(holdingPeriodInput(null).months).toBe(12);
  });
});
