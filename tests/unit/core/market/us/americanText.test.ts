import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { americanNumbers, americanText } from '../../../../../src/core/market/us/americanText.ts';

describe('British text converted for an American investor', () => {
  it.each([
    ['Value after refurbishment', 'After-repair value'],
    ['The bridging loan and the deposit', 'The hard money loan and the down payment'],
    ['Deposit to the owner + furniture', 'Security deposit to the owner + furniture'],
    ['Profit over all years + deposit returned', 'Profit over all years + security deposit returned'],
    ['the usual security deposit', 'the usual security deposit'],
    ['rent of all rooms let all year', 'rent of all rooms rented all year'],
    ['Once it is let, from 20 May 2027: nothing', 'Once it is rented, from May 20, 2027: nothing'],
    ['Ask the lender, the freeholder and the insurer', 'Ask the lender, the HOA and the insurer'],
    ['Real estate agents', 'Real estate agents'],
    ['Estate agent', 'Real estate agents'],
    ['A full 1 January after it, 5.2 % a year', 'A full January 1 after it, 5.2% a year'],
    // Words inside other words are not replaced.
    ['works well as network; avoid voids', 'rehab well as network; avoid vacancy'],
  ])('turns %j into %j', (british, american) => {
    expect(americanText(british)).toBe(american);
  });

  it('leaves American text unchanged, so it can be applied twice', () => {
    const words = [
      'deposit',
      'works',
      'Voids',
      'licence',
      'to the owner',
      'security',
      'bridging',
      'loan',
      'estate agent',
      'let',
      'is',
      'all year',
      '5 %',
      '1 May 2026',
      'lodgers’',
      'service charge',
      'back',
      'a',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 6 }), (parts) => {
        const once = americanText(parts.join(' '));
        expect(americanText(once)).toBe(once);
      }),
      { numRuns: 500, endOnFailure: true },
    );
  });

  it('converts only percentages and dates in text the app did not write', () => {
    expect(americanNumbers('Licence of works, adopted 18 December 1998, 15 % to 25 %')).toBe(
      'Licence of works, adopted December 18, 1998, 15% to 25%',
    );
  });
});
