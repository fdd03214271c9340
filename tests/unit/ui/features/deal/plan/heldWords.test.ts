import { describe, expect, it } from 'vitest';
import { heldInput, heldWords } from '../../../../../../src/ui/features/deal/plan/heldWords.ts';

describe('heldWords', () => {
  it('is in years, or in months if not whole years', () => {
    expect([12, 120, 18, 1].map(heldWords)).toEqual(['1 year', '10 years', '18 months', '1 month']);
  });

  it('heldInput: keeps the unit of the stored period', () => {
    expect(heldInput(120)).toMatchObject({ spec: { unit: 'years', bounds: [1, 40] }, months: 12 });
    expect(heldInput(18)).toMatchObject({ spec: { unit: 'months', bounds: [1, 480] }, months: 1 });
    expect(heldInput(null).months).toBe(12);
  });
});
