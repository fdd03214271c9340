import { describe, expect, it } from 'vitest';
import type { CaseAdapter, CaseAnswer, WorkedCase } from '../../../../scripts/cases/caseRunner.ts';
import { judge } from '../../../../scripts/cases/judge.ts';
import { returns } from '../../../../scripts/cases/returns.ts';

const adapter: CaseAdapter = { kind: 'any', run: () => ({}) };

const passes = (given: Omit<WorkedCase, 'id' | 'inputs'>, got: CaseAnswer): boolean =>
  judge(adapter, { id: 'one', inputs: {}, ...given }, got).length === 0;

describe('an answer passes', () => {
  it('within the relative tolerance, or within the tolerance itself for amounts below one', () => {
    expect(passes({ expected: { value: 1000 }, tolerance: 0.01 }, { value: 1010 })).toBe(true);
    expect(passes({ expected: { value: 1000 }, tolerance: 0.01 }, { value: 1010.01 })).toBe(false);
    expect(passes({ expected: { value: 0.05 }, tolerance: 0.01 }, { value: 0.0599 })).toBe(true);
    expect(passes({ expected: { value: 0.05 }, tolerance: 0.01 }, { value: 0.0601 })).toBe(false);
  });

  it('within an absolute tolerance given in percentage points', () => {
    const given = { expected: { aprcPercent: 6.4 }, tolerance: 0.01, toleranceUnit: 'percentage points' };
    expect(passes(given, { aprcPercent: 6.409 })).toBe(true);
    expect(passes(given, { aprcPercent: 6.42 })).toBe(false);
  });

  it('to the penny without a tolerance', () => {
    expect(passes({ expected: { tax: 14000.000000000002 } }, { tax: 14000 })).toBe(true);
    expect(passes({ expected: { tax: 14000 } }, { tax: 14000.01 })).toBe(false);
  });

  it('rounded as the source rounds', () => {
    expect(passes({ expected: { payment: 1188, roundedTo: 1 }, tolerance: 1e-9 }, { payment: 1187.6 })).toBe(true);
    expect(passes({ expected: { payment: 1188, roundedTo: 1 }, tolerance: 1e-9 }, { payment: 1187.4 })).toBe(false);
  });

  it('element by element, with none missing and none extra', () => {
    expect(passes({ expected: { rates: [1, 2] } }, { rates: [1, 2] })).toBe(true);
    expect(passes({ expected: { rates: [1, 2] } }, { rates: [1, 3] })).toBe(false);
    expect(passes({ expected: { rates: [1, 2] } }, { rates: [1] })).toBe(false);
    expect(passes({ expected: { rates: [1, 2] } }, { rates: 1 })).toBe(false);
  });

  it('with every expected field, null if null is expected, and any reason if a reason is expected', () => {
    expect(passes({ expected: { tax: 0, surcharge: 0 } }, { tax: 0 })).toBe(false);
    expect(passes({ expected: { value: null } }, { value: 0 })).toBe(false);
    expect(passes({ expected: { value: null, reason: 'all positive' } }, { value: null, reason: 'No money is invested' })).toBe(true);
    expect(passes({ expected: { value: null, reason: 'all positive' } }, { value: null, reason: '' })).toBe(false);
    expect(passes({ expected: { value: 1 } }, { value: Number.NaN })).toBe(false);
  });

  it('only with the correct figure if the published one is wrong', () => {
    const given = { expected: { publishedWrong: 17_500, correct: 20_000 } };
    expect(passes(given, { tax: 20_000 })).toBe(true);
    expect(passes(given, { tax: 17_500 })).toBe(false);
    expect(passes(given, { tax: 19_000 })).toBe(false);
    expect(passes(given, {})).toBe(false);
    expect(judge({ ...adapter, headline: 'rate' }, { id: 'one', inputs: {}, ...given }, { rate: 20_000 })).toEqual([]);
  });
});

// Both 10% and 20% bring the net present value of these flows to zero.
const several = (value: number | null, otherRoots?: readonly number[]): WorkedCase => ({
  id: 'several',
  inputs: { fn: 'IRR', values: [-100, 230, -132] },
  expected: { value },
  tolerance: 1e-6,
  ...(otherRoots === undefined ? {} : { otherRoots }),
});
const count = (one: WorkedCase, got: CaseAnswer = returns.run(one)): number => judge(returns, one, got).length;

describe('a correction printed as a rounded figure', () => {
  const printed: CaseAdapter = { ...adapter, printsRounded: true };
  const isRight = (correct: number, tax: number): boolean =>
    judge(printed, { id: 'one', inputs: {}, expected: { publishedWrong: 0, correct } }, { tax }).length === 0;

  it('is compared at its printed precision', () => {
    expect([isRight(34_050, 34_050.49), isRight(34_050, 34_050.51)]).toEqual([true, false]);
    expect([isRight(0.0603, 0.06034), isRight(0.0603, 0.06036)]).toEqual([true, false]);
    expect([isRight(-18, -18.4), isRight(-18, -17.4)]).toEqual([true, false]);
  });

  it('rejects a wrong answer at that answer’s printed precision', () => {
    const given = { id: 'one', inputs: {}, expected: { publishedWrong: 0.079, correct: 0.08 } };
    expect([judge(printed, given, { tax: 0.0804 }), judge(printed, given, { tax: 0.0791 })].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('is otherwise exact to the penny', () => {
    expect(passes({ expected: { publishedWrong: 0, correct: 34_050 } }, { tax: 34_050.4 })).toBe(false);
  });
});

describe('an internal rate of return with several roots', () => {
  it('passes if each rate brings the present value to zero and the published one is among them', () => {
    expect(count(several(0.1, [0.2]))).toBe(0);
    expect(count(several(0.2, [0.1]))).toBe(0);
    expect(count(several(0.15, [0.2]))).toBe(1);
  });

  it('fails if a rate does not bring the present value to zero, or if there is no rate', () => {
    expect(count(several(0.1, [0.2]), { value: null, rates: [0.1, 0.15] })).toBe(1);
    expect(count(several(0.1, [0.2]), { value: null, rates: [] })).toBe(1);
  });

  it('passes with or without a rate if the source found none although one exists', () => {
    expect(count(several(null, [0.1]))).toBe(0);
    expect(count(several(null, [0.1]), { value: null, rates: [] })).toBe(0);
    expect(count(several(null, [0.1]), { value: 0.5, rates: [0.5] })).toBe(1);
  });

  it('passes only with the expected number itself if there is a single rate', () => {
    const alone: WorkedCase = { id: 'alone', inputs: { fn: 'IRR', values: [-100, 110] }, expected: { value: 0.1 }, tolerance: 1e-9 };
    expect(count(alone)).toBe(0);
    expect(count({ ...alone, expected: { value: 0.11 } })).toBe(1);
  });
});
