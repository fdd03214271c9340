import { describe, expect, it } from 'vitest';
import { seasoning, seasoningConditions } from '../../../../../../src/core/market/us/lending/seasoning.ts';

const isMet = (...given: Parameters<typeof seasoningConditions>) => seasoningConditions(...given).map(({ met }) => met);

describe('waiting for a refinance that pays cash out', () => {
  it('takes twelve months of the first mortgage with an agency loan', () => {
    expect(isMet('agency', { onTitle: 6, firstMortgage: 12 })).toEqual([true, true]);
    expect(isMet('agency', { onTitle: 6, firstMortgage: 11 })).toEqual([true, false]);
    expect(isMet('agency', { onTitle: 5, firstMortgage: null })).toEqual([false]);
  });

  it('takes six months on title with a DSCR loan', () => {
    expect([isMet('rent-cover', { onTitle: 6, firstMortgage: 1 }), isMet('rent-cover', { onTitle: 5, firstMortgage: 12 })]).toEqual([
      [true],
      [false],
    ]);
  });

  it('says whose rule it is', () => {
    expect(seasoning.agency.words).toContain('the rule of DSCR lenders');
    expect([seasoning.agency.rule.confirmed, seasoning['rent-cover'].rule.certainty]).toEqual([false, 'confirmed']);
  });
});
