import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nper, pduration } from '../../../../../../src/core/engine/finance/annuity/nper.ts';
import { pmt } from '../../../../../../src/core/engine/finance/annuity/pmt.ts';

const found = (answer: ReturnType<typeof nper>): number => (answer.ok ? answer.value : Number.NaN);

describe('nper', () => {
  it.each([
    [0, 21.544944197323336],
    [1, 20.76156441],
  ] as const)('with payments of type %i takes %d periods (numpy/numpy-financial)', (type, periods) => {
    expect(found(nper({ rate: 0.075, pmt: -2000, pv: 0, fv: 100_000, type }))).toBeCloseTo(periods, 7);
  });

  it('is a plain division without interest', () => {
    expect(nper({ rate: 0, pmt: -100, pv: 1000, fv: -200 })).toEqual({ ok: true, value: 8 });
  });

  it('inverts pmt', () => {
    const loan = fc.record({ rate: fc.integer({ min: 1, max: 500 }), periods: fc.integer({ min: 1, max: 480 }) });
    fc.assert(
      fc.property(loan, ({ rate: basisPoints, periods }) => {
        const rate = basisPoints / 100_000;
        const payment = pmt({ rate, nper: periods, pv: 100_000 });
        expect(found(nper({ rate, pmt: payment, pv: 100_000 }))).toBeCloseTo(periods, 6);
      }),
    );
  });

  it('gives the reason if the payments never reach the target', () => {
    expect(nper({ rate: 0.01, pmt: -1000, pv: 100_000 })).toEqual({
      ok: false,
      error: { kind: 'never-reached', reason: 'The payment does not cover the interest' },
    });
    expect(nper({ rate: 0.01, pmt: -999, pv: 100_000 }).ok).toBe(false);
    expect(nper({ rate: 0.01, pmt: -1001, pv: 100_000 }).ok).toBe(true);
    expect(nper({ rate: 0, pmt: 0, pv: 100_000 })).toMatchObject({ error: { reason: 'No payments are made and no interest accrues' } });
  });
});

describe('pduration', () => {
  it('is the time an amount takes to grow to another (formulajs/formulajs)', () => {
    expect(pduration(0.1, 1000, 2000)).toBeCloseTo(7.272540897341714, 12);
  });

  it('refuses amounts and rates that do not grow', () => {
    for (const [rate, from, to] of [
      [0, 1, 2],
      [0.1, 0, 2],
      [0.1, 1, 0],
    ] as const) {
      expect(() => pduration(rate, from, to)).toThrow('Growth needs a positive rate and positive amounts');
    }
  });
});
