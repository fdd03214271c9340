import { describe, expect, it } from 'vitest';
import { mirr } from '../../../../../../src/core/engine/finance/flows/mirr.ts';
import { npvExcel, npvNumpy } from '../../../../../../src/core/engine/finance/flows/npv.ts';

describe('net present value', () => {
  it('treats the first flow as now, as numpy does (Anexen/pyxirr)', () => {
    expect(npvNumpy(0.08, [-40_000, 5000, 8000, 12_000, 30_000])).toBeCloseTo(3065.222668179, 8);
    expect(npvNumpy(0, [-40_000, 5000, 8000, 12_000, 30_000])).toBe(15_000);
    expect(npvNumpy(0.08, [])).toBe(0);
  });

  it('treats the first flow as one period away, as Excel does (formulajs/formulajs)', () => {
    expect(npvExcel(0.1, [-10_000, 2000, 4000, 8000])).toBeCloseTo(1031.3503176012546, 9);
  });
});

describe('modified internal rate of return', () => {
  it.each([
    [[-75_000, 12_000, 15_000, 18_000, 21_000, 24_000], 0.1, 0.12, 0.07971710360838036, 'formulajs/formulajs'],
    [[-1000, 100, 250, 500, 500], 0.1, 0.1, 0.10401626745, 'Anexen/pyxirr'],
  ] as readonly (readonly [readonly number[], number, number, number, string])[])(
    'of %j financed at %d and reinvested at %d is %d (%s)',
    (...[flows, financeRate, reinvestRate, rate]) => {
      expect(mirr(flows, { financeRate, reinvestRate })).toMatchObject({ kind: 'one', rate: expect.closeTo(rate, 10) });
    },
  );

  it('gives a reason if nothing is invested or nothing is returned', () => {
    const rates = { financeRate: 0.1, reinvestRate: 0.1 };
    expect(mirr([100, 200], rates)).toEqual({ kind: 'none', reason: 'No money is invested' });
    expect(mirr([-100, -200], rates)).toEqual({ kind: 'none', reason: 'No money is returned' });
  });
});
