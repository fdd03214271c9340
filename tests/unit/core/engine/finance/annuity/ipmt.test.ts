import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cumipmt, cumprinc } from '../../../../../../src/core/engine/finance/annuity/cumipmt.ts';
import { ipmt, ppmt } from '../../../../../../src/core/engine/finance/annuity/ipmt.ts';
import { pmt } from '../../../../../../src/core/engine/finance/annuity/pmt.ts';
import { anyAnnuity } from './anyAnnuity.ts';

describe('ipmt and ppmt', () => {
  it.each([
    // [rate, payment number, periods, pv, fv, type, interest, source]
    [0.1 / 12, 3, 24, 2000, 0, 0, -15.40102862, 'numpy/numpy-financial'],
    [0.1 / 12, 1, 24, 2000, 0, 1, 0, 'numpy/numpy-financial'],
    [0.1 / 12, 6, 24, 100_000, 1_000_000, 0, 928.8235718400465, 'formulajs/formulajs'],
    [0.0824 / 12, 12, 12, 25_000, 0, 0, -14.850099189833006, 'numpy/numpy-financial'],
    // A long loan at a high rate: calculating forward from the start would lose all digits here.
    [0.1479, 297, 300, -270.51, 0, 0, 16.9656277018672, 'Anexen/pyxirr'],
    [0.1479, 297, 300, -270.51, -100, 0, 8.447346936597, 'Anexen/pyxirr'],
  ] as const)('at %s the interest of payment %i of %i on %d to %d (type %i) is %d (%s)', (...given) => {
    const [rate, per, nper, present, future, type, interest] = given;
    expect(ipmt({ rate, nper, pv: present, fv: future, type }, per)).toBeCloseTo(interest, 8);
  });

  it.each([
    [0.1 / 12, 1, 60, 55_000, 0, 0, -710.2541257864218, 'Anexen/pyxirr'],
    [0.08 / 12, 1, 60, 15_000, 0, 1, -302.131703, 'Anexen/pyxirr'],
    [0.08, 10, 10, 200_000, 0, 0, -27_598.05346242135, 'formulajs/formulajs'],
    [0.05, 2, 10, -50_000, 0, 1, 3975.2287482728307, 'Anexen/pyxirr'],
  ] as const)('at %s the repayment of payment %i of %i on %d to %d (type %i) is %d (%s)', (...given) => {
    const [rate, per, nper, present, future, type, repayment] = given;
    expect(ppmt({ rate, nper, pv: present, fv: future, type }, per)).toBeCloseTo(repayment, 6);
  });

  it('sum to each payment, and the repayments sum to the loan', () => {
    fc.assert(
      fc.property(anyAnnuity, (annuity) => {
        const { pv, fv, nper } = annuity;
        const size = Math.abs(pv) + Math.abs(fv) + 1;
        let repaid = 0;
        for (let per = 1; per <= nper; per += 1) repaid += ppmt(annuity, per);
        const payment = pmt(annuity);
        expect(ppmt(annuity, nper) + ipmt(annuity, nper)).toBeCloseTo(payment, 6);
        // With payments at the beginning, the last period's interest accrues after the last payment and is in no payment.
        if (annuity.type === 0) expect(Math.abs(repaid + pv + fv) / size / Math.max(1, (1 + annuity.rate) ** -nper)).toBeLessThan(1e-7);
      }),
      { numRuns: 60 },
    );
  });

  it('refuse a payment number outside the loan', () => {
    const loan = { rate: 0.01, nper: 12, pv: 1000 };
    expect(() => ipmt(loan, 0)).toThrow('The loan has 12 payments, but payment 0 was requested');
    expect(() => ipmt(loan, 13)).toThrow('The loan has 12 payments, but payment 13 was requested');
    expect(() => ppmt(loan, Number.NaN)).toThrow(RangeError);
    expect(ipmt(loan, 12)).toBeLessThan(0);
  });
});

describe('cumipmt and cumprinc', () => {
  const loan = { rate: 0.1 / 12, nper: 360, pv: 100_000 };

  it('sum the parts of consecutive payments (formulajs/formulajs)', () => {
    expect(cumprinc(loan, { start: 1, end: 24 })).toBeCloseTo(-1169.9649033716187, 8);
    expect(cumipmt(loan, { start: 1, end: 24 })).toBeCloseTo(24 * pmt(loan) + 1169.9649033716187, 6);
  });

  it('match Microsoft’s documentation: $11,135.23 interest in the second year of $125,000 at 9% over 30 years', () => {
    const documented = { rate: 0.09 / 12, nper: 360, pv: 125_000 };
    expect(cumipmt(documented, { start: 13, end: 24 })).toBeCloseTo(-11_135.23213075, 7);
    expect(cumipmt(documented, { start: 1, end: 1 })).toBeCloseTo(-937.5, 9);
    expect(cumprinc(documented, { start: 13, end: 24 })).toBeCloseTo(-934.1071234, 6);
  });

  it('repay the loan over its whole term', () => {
    expect(cumprinc(loan, { start: 1, end: 360 })).toBeCloseTo(-100_000, 6);
  });

  it('sum to the payments of the range, and adjoining ranges add up', () => {
    const runs = fc.record({
      rate: fc.integer({ min: 0, max: 200 }).map((basisPoints) => basisPoints / 10_000),
      nper: fc.integer({ min: 2, max: 480 }),
      from: fc.nat(479),
      to: fc.nat(479),
    });
    fc.assert(
      fc.property(runs, ({ rate, nper, from, to }) => {
        const given = { rate, nper, pv: 250_000 };
        const [start, end] = [Math.min(from, to) % nper, Math.max(from, to) % nper].toSorted((one, other) => one - other);
        const span = { start: (start ?? 0) + 1, end: (end ?? 0) + 1 };
        const count = span.end - span.start + 1;
        expect(cumipmt(given, span) + cumprinc(given, span)).toBeCloseTo(count * pmt(given), 5);
        const whole = { start: 1, end: nper };
        expect(cumprinc(given, whole)).toBeCloseTo(-250_000, 4);
        const parts = [
          { start: 1, end: span.end },
          { start: span.end + 1, end: nper },
        ].filter((part) => part.start <= part.end);
        expect(parts.reduce((sum, part) => sum + cumipmt(given, part), 0)).toBeCloseTo(cumipmt(given, whole), 5);
        expect(ipmt(given, span.start) + ppmt(given, span.start)).toBeCloseTo(pmt(given), 8);
      }),
      { numRuns: 60 },
    );
  });

  it('refuse a range outside the loan, and truncate fractions as Excel does', () => {
    expect(() => cumipmt(loan, { start: 0, end: 12 })).toThrow('The loan has 360 payments, but payments 0 to 12 were requested');
    expect(() => cumipmt(loan, { start: 13, end: 12 })).toThrow(RangeError);
    expect(() => cumprinc(loan, { start: 1, end: 361 })).toThrow(RangeError);
    expect(cumipmt(loan, { start: 0.5, end: 2.9 })).toBe(cumipmt(loan, { start: 1, end: 2 }));
  });
});
