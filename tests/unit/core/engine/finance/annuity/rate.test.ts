import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effect, nominal } from '../../../../../../src/core/engine/finance/annuity/effect.ts';
import { pmt } from '../../../../../../src/core/engine/finance/annuity/pmt.ts';
import { pv } from '../../../../../../src/core/engine/finance/annuity/pv.ts';
import { ratePerPeriod, rri } from '../../../../../../src/core/engine/finance/annuity/rate.ts';

describe('ratePerPeriod', () => {
  it.each([
    [10, 0, -3500, 10_000, 0.1106908537142689, 'numpy/numpy-financial'],
    [2, 0, -593.06, 214.07, -0.39920185, 'numpy/numpy-financial'],
    [2, 0, -428.78, 686.29, 0.26513414, 'numpy/numpy-financial'],
    [24, -1000, -10_000, 100_000, 0.06517891177181546, 'formulajs/formulajs'],
  ])('over %i periods with payments of %d from %d to %d is %d (%s)', (...[nper, payment, present, future, rate]) => {
    const answer = ratePerPeriod({ nper, pmt: payment, pv: present, fv: future });
    expect(answer).toMatchObject({ kind: 'one', rate: expect.closeTo(rate, 7) });
  });

  const terms = fc.record({
    rate: fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10_000),
    type: fc.constantFrom<0 | 1>(0, 1),
  });

  it('inverts the payment for a whole number of periods', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 360 }), ({ rate, type }, nper) => {
        fc.pre(nper > 1 || type === 0);
        const payment = pmt({ rate, nper, pv: 1000, type });
        expect(ratePerPeriod({ nper, pmt: payment, pv: 1000, type })).toMatchObject({ kind: 'one', rate: expect.closeTo(rate, 9) });
      }),
      { numRuns: 40 },
    );
  });

  it('inverts the present value for a fractional number of periods', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 2, max: 120 }), ({ rate, type }, whole) => {
        const nper = whole + 0.5;
        const present = pv({ rate, nper, pmt: -10, fv: -100, type });
        expect(ratePerPeriod({ nper, pmt: -10, pv: present, fv: -100, type })).toMatchObject({
          kind: 'one',
          rate: expect.closeTo(rate, 8),
        });
      }),
      { numRuns: 40 },
    );
  });

  it('is zero if nothing is gained, over whole and fractional periods', () => {
    expect(ratePerPeriod({ nper: 10, pmt: -100, pv: 1000 })).toMatchObject({ kind: 'one', rate: expect.closeTo(0, 9) });
    expect(ratePerPeriod({ nper: 10.5, pmt: -100, pv: 1050 })).toMatchObject({ kind: 'one', rate: expect.closeTo(0, 7) });
  });

  it('returns both rates if two fit, and a reason if none does', () => {
    // 100 out, 230 back, 132 out again: 10% and 20%. As an annuity: pv −100, fv −362 and two payments of 230.
    expect(ratePerPeriod({ nper: 2, pmt: 230, pv: -100, fv: -362 })).toMatchObject({
      kind: 'many',
      rates: [expect.closeTo(0.1, 9), expect.closeTo(0.2, 9)],
    });
    expect(ratePerPeriod({ nper: 12, pmt: 10, pv: 100 })).toEqual({ kind: 'none', reason: 'No money is invested' });
    expect(() => ratePerPeriod({ nper: 0, pmt: 10, pv: 100 })).toThrow(RangeError);
  });
});

describe('rri', () => {
  it('is the growth rate between two amounts (formulajs/formulajs)', () => {
    expect(rri(8, 10_000, 11_000)).toBeCloseTo(0.011985024140399592, 14);
    expect(rri(8, 10_000, 0)).toBe(-1);
    expect(rri(2, -100, -121)).toBeCloseTo(0.1, 14);
  });

  it('refuses amounts that no rate connects', () => {
    expect(() => rri(8, 0, 100)).toThrow('No rate turns 0 into 100');
    expect(() => rri(8, 100, -100)).toThrow(RangeError);
    expect(() => rri(0, 100, 100)).toThrow(RangeError);
  });
});

describe('effect and nominal', () => {
  it('match the examples in Microsoft’s documentation', () => {
    expect(effect(0.0525, 4)).toBeCloseTo(0.0535427, 7);
    expect(nominal(0.053543, 4)).toBeCloseTo(0.05250032, 8);
  });

  it('are inverses for any number of periods', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 365 }), (basisPoints, periods) => {
        expect(nominal(effect(basisPoints / 10_000, periods), periods)).toBeCloseTo(basisPoints / 10_000, 11);
      }),
    );
  });

  it('agree at one period per year, truncate fractional periods and refuse fewer than one', () => {
    expect(effect(0.05, 1)).toBeCloseTo(0.05, 15);
    expect(effect(0.05, 12.9)).toBe(effect(0.05, 12));
    expect(nominal(0.05, 12.9)).toBe(nominal(0.05, 12));
    expect(() => effect(0.05, 0.9)).toThrow('Interest must be compounded at least once a year, got 0.9');
    expect(() => nominal(0.05, 0)).toThrow(RangeError);
  });
});
