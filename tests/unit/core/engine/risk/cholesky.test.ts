import { describe, expect, it } from 'vitest';
import { cholesky } from '../../../../../src/core/engine/risk/cholesky.ts';
import { fillNormals, randomStream } from '../../../../../src/core/engine/risk/randomStream.ts';
import { standardRiskModel } from '../../../../../src/core/engine/risk/riskModel.ts';

describe('Cholesky factor of a correlation matrix', () => {
  it('multiplied by its transpose gives the matrix', () => {
    const matrix = standardRiskModel.correlation;
    const lower = cholesky(matrix);
    if (!lower.ok) throw new Error(lower.error);
    for (const [row, values] of matrix.entries()) {
      for (const [column, value] of values.entries()) {
        const product = matrix.reduce((sum, _, at) => sum + (lower.value[row * 5 + at] ?? 0) * (lower.value[column * 5 + at] ?? 0), 0);
        expect(product).toBeCloseTo(value, 12);
      }
    }
  });

  it('gives normal variables the correlation in the matrix', () => {
    const lower = cholesky([
      [1, -0.6],
      [-0.6, 1],
    ]);
    if (!lower.ok) throw new Error(lower.error);
    const draws = new Float64Array(200_000);
    fillNormals(randomStream(3), draws);
    let sum = 0;
    for (let at = 0; at < draws.length; at += 2) {
      const [first, second] = [draws[at] ?? 0, draws[at + 1] ?? 0];
      sum += first * ((lower.value[2] ?? 0) * first + (lower.value[3] ?? 0) * second);
    }
    expect(sum / 100_000).toBeCloseTo(-0.6, 1);
  });

  it('accepts perfectly correlated factors', () => {
    const one = cholesky([
      [1, 1],
      [1, 1],
    ]);
    expect(one).toEqual({ ok: true, value: Float64Array.of(1, 0, 1, 0) });
  });

  it.each([
    [[[1, 0]], 'square'],
    [
      [
        [1, 2],
        [2, 1],
      ],
      'from −1 to 1',
    ],
    [
      [
        [0.9, 0],
        [0, 1],
      ],
      '1 with itself',
    ],
    [
      [
        [1, NaN],
        [NaN, 1],
      ],
      'from −1 to 1',
    ],
    [
      [
        [1, 0.2],
        [0.3, 1],
      ],
      'symmetric',
    ],
    [
      [
        [1, 0.9, -0.9],
        [0.9, 1, 0.9],
        [-0.9, 0.9, 1],
      ],
      'contradict',
    ],
    [
      [
        [1, 1, 0],
        [1, 1, 0.5],
        [0, 0.5, 1],
      ],
      'contradict',
    ],
  ])('refuses %j with the reason', (matrix, why) => {
    expect(cholesky(matrix)).toMatchObject({ ok: false, error: expect.stringContaining(why) as unknown });
  });
});
