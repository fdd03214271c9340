import { describe, expect, it } from 'vitest';
import { dealReturns, irr } from '../../../../../../src/core/engine/finance/flows/irr.ts';
import { npvNumpy } from '../../../../../../src/core/engine/finance/flows/npv.ts';

describe('internal rates of return published elsewhere', () => {
  it.each([
    [[-75000, 12000, 15000, 18000, 21000, 24000], 0.05715142887178467, 'formulajs/formulajs'],
    [[-4500, 3045, 2371], 0.13918184162670671, 'formulajs/formulajs'],
    [[-100, 0, 0, 74], -0.09549583034, 'Anexen/pyxirr'],
    [[-161445.03, 2113.73, 7626.73, 8619.84, 8612.92], -0.43658134635, 'Anexen/pyxirr'],
    [[-100, 100, 0, 7], 0.06205848562, 'Anexen/pyxirr'],
    [[-40000, 5000, 8000, 12000, 30000], 0.1058225984, 'Anexen/pyxirr'],
    [[-10, 2, 2, 2, 2], -0.08364541746615073, 'Anexen/pyxirr'],
    [
      [
        -144852555.0, 1288599.98, 1273051.18, 1254073.49, 1241996.69, 1226477.92, 1210955.52, 1192069.55, 1179898.21, 1164365.24,
        1148831.85, 1129452.17, 1117801.02, 1102284.27, 1086717.83, 1067557.59, 1055023.27, 1038854.51, 1022470.03, 1002274.44, 988024.873,
      ],
      -0.138541274008,
      'Anexen/pyxirr',
    ],
  ] as readonly (readonly [readonly number[], number, string])[])('%j has the single rate %s (%s)', (flows, expected) => {
    const answer = irr(flows);
    expect(answer.kind).toBe('one');
    if (answer.kind === 'one') expect(answer.rate).toBeCloseTo(expected, 7);
  });

  it.each([
    [[-100, 100, 0, -7], -0.08329966618, 'Anexen/pyxirr'],
    [[-5, 10.5, 1, -8, 1, 0, 0, 0], 0.08859833852, 'Anexen/pyxirr'],
    [[-1678.87, 771.96, 1814.05, 3520.3, 3552.95, 3584.99, -1.0], 0.9688775470209261, 'Anexen/pyxirr'],
    [[-1678.87, 771.96, 1814.05, 3520.3, 3552.95, 3584.99, 4789.91, -1.0], 1.0042698487205577, 'Anexen/pyxirr'],
    [[-50, -100, 600, 300, -100], 1.8544178284461061, 'Anexen/pyxirr'],
    [
      [
        -217500.0, -217500.0, 108466.80462450592, 101129.96439328062, 93793.12416205535, 86456.28393083003, 79119.44369960476,
        71782.60346837944, 64445.76323715414, 57108.92300592884, 49772.08277470355, 42435.24254347826, 35098.40231225296, 27761.56208102766,
        20424.721849802358, 13087.88161857707, 5751.041387351768, -1585.7988438735192, -8922.639075098821, -16259.479306324123,
        -23596.31953754941, -30933.159768774713, -38270.0, -45606.8402312253, -52943.680462450604, -60280.520693675906, -67617.36092490121,
      ],
      0.12,
      'numpy/numpy-financial',
    ],
  ] as readonly (readonly [readonly number[], number, string])[])('%j has the rate %s among several (%s)', (flows, expected) => {
    const answer = irr(flows);
    const rates = answer.kind === 'many' ? answer.rates : answer.kind === 'one' ? [answer.rate] : [];
    expect(Math.min(...rates.map((each) => Math.abs(each - expected)))).toBeLessThan(1e-6);
    for (const each of rates) {
      const terms = flows.map((flow, at) => flow / (1 + each) ** at);
      expect(Math.abs(npvNumpy(each, flows))).toBeLessThan(1e-9 * terms.reduce((sum, term) => sum + Math.abs(term), 0));
    }
  });
});

describe('cash flows without a single rate', () => {
  it('returns both rates if the flows change sign twice', () => {
    // −100 + 230 x − 132 x² = 0 with x = 1 ÷ (1 + rate): x = 10/11 and 10/12, so 10% and 20%.
    const answer = irr([-100, 230, -132]);
    expect(answer.kind).toBe('many');
    if (answer.kind === 'many') {
      expect(answer.rates).toHaveLength(2);
      expect(answer.rates[0]).toBeCloseTo(0.1, 9);
      expect(answer.rates[1]).toBeCloseTo(0.2, 9);
    }
  });

  it('gives a reason if nothing is invested or nothing is returned', () => {
    expect(irr([100, 200])).toEqual({ kind: 'none', reason: 'No money is invested' });
    expect(irr([-100, -200])).toEqual({ kind: 'none', reason: 'No money is returned' });
  });

  it('gives a reason if no rate in range fits', () => {
    // Getting 100 back for 1 paid a year earlier is a return of 9,900%, outside the range for deals.
    expect(irr([-1, 100])).toMatchObject({ kind: 'one', rate: expect.closeTo(99, 9) });
    expect(irr([-1, 100], dealReturns)).toEqual({
      kind: 'none',
      reason: 'No rate between −99% and 1,000% gives a net present value of zero',
    });
    // The discriminant is negative, so there is no real root.
    expect(irr([-100, 100, -100]).kind).toBe('none');
  });
});
