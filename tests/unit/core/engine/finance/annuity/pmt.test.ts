import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fv } from '../../../../../../src/core/engine/finance/annuity/fv.ts';
import { pmt } from '../../../../../../src/core/engine/finance/annuity/pmt.ts';
import { pv } from '../../../../../../src/core/engine/finance/annuity/pv.ts';
import { anyAnnuity, relative } from './anyAnnuity.ts';

describe('pmt', () => {
  it.each([
    // [rate, periods, pv, fv, payment, source]
    [0.8, 3, 20_000, 0, -19_311.258278145695, 'numpy/numpy-financial'],
    [0, 12, 2000, 0, -166.6666666666667, 'numpy/numpy-financial'],
    [0.1 / 12, 24, 100_000, 1_000_000, -42_426.08563793503, 'formulajs/formulajs'],
    [0.075 / 12, 180, 200_000, 0, -1854.0247200054619, 'Anexen/pyxirr'],
  ])('at %s per period over %i periods from %d to %d is %d (%s)', (...[rate, nper, present, future, payment]) => {
    expect(relative(pmt({ rate, nper, pv: present, fv: future }), payment)).toBeLessThan(1e-12);
  });

  it('at the beginning of each period is the payment at the end, discounted by one period', () => {
    const loan = { rate: 0.01, nper: 60, pv: 15_000, fv: -2000 };
    expect(pmt({ ...loan, type: 1 })).toBeCloseTo(pmt(loan) / 1.01, 9);
  });

  it('keeps its precision at a rate of 0.000001%', () => {
    // To first order in the rate the payment is pv × (1 + rate × (n + 1) ÷ 2) ÷ n.
    expect(relative(pmt({ rate: 1e-8, nper: 360, pv: 360_000 }), -1000 * (1 + 1e-8 * 180.5))).toBeLessThan(1e-11);
  });

  it('approaches the interest alone over a very large number of periods', () => {
    expect(pmt({ rate: 0.01, nper: 1e6, pv: 100_000 })).toBe(-1000);
  });

  it('refuses what Excel answers with #NUM!: a rate of −100% or zero periods', () => {
    expect(() => pmt({ rate: -1, nper: 12, pv: 1 })).toThrow('A rate per period must be above −100%, got -1');
    expect(() => pmt({ rate: Number.NaN, nper: 12, pv: 1 })).toThrow(RangeError);
    expect(() => pmt({ rate: 0.1, nper: 0, pv: 1 })).toThrow('The number of periods must be positive, got 0');
    expect(() => pmt({ rate: 0.1, nper: Infinity, pv: 1 })).toThrow(RangeError);
  });
});

describe('fv and pv', () => {
  it.each([
    [0.075, 20, -2000, 0, 0, 86_609.362673043, 'numpy/numpy-financial'],
    [0.075, 20, -2000, 0, 1, 93_105.064874, 'numpy/numpy-financial'],
    [0.06 / 12, 10, -200, -500, 1, 2581.4033740601185, 'formulajs/formulajs'],
    [0, 120, -100, -100, 0, 12_100, 'Anexen/pyxirr'],
  ] as const)(
    'at %s over %i periods with payments of %d and a present value of %d (type %i) is %d (%s)',
    (...[rate, nper, payment, present, type, future]) => {
      expect(relative(fv({ rate, nper, pmt: payment, pv: present, type }), future)).toBeLessThan(1e-9);
    },
  );

  it('gives the present value of payments and a final amount (formulajs/formulajs)', () => {
    expect(pv({ rate: 0.1 / 12, nper: 24, pmt: 1000, fv: 10_000 })).toBeCloseTo(-29_864.950264779152, 8);
    expect(pv({ rate: 0, nper: 24, pmt: 1000, fv: 10_000, type: 1 })).toBe(-34_000);
  });

  it('are inverses of each other and match the payment, with either timing', () => {
    fc.assert(
      fc.property(anyAnnuity, (annuity) => {
        const payment = pmt(annuity);
        const size = Math.abs(annuity.pv) + Math.abs(annuity.fv) + 1;
        // The rounding error grows with the amounts when they are compounded to the other end of the term.
        const growth = (1 + annuity.rate) ** annuity.nper;
        expect(Math.abs(pv({ ...annuity, pmt: payment }) - annuity.pv) / size / Math.max(1, 1 / growth)).toBeLessThan(1e-9);
        expect(Math.abs(fv({ ...annuity, pmt: payment }) - annuity.fv) / size / Math.max(1, growth)).toBeLessThan(1e-9);
      }),
    );
  });

  it('refuse a rate of −100%', () => {
    expect(() => fv({ rate: -1, nper: 1, pmt: 1, pv: 1 })).toThrow(RangeError);
    expect(() => pv({ rate: -1, nper: 1, pmt: 1, fv: 1 })).toThrow(RangeError);
  });
});
