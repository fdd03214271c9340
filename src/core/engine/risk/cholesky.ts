import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';

/**
 * The lower triangle L of a correlation matrix C = L·Lᵀ, row by row. L times a vector of independent normal draws gives draws correlated by
 * C. The error says why C is not a correlation matrix: it is not square and symmetric, its diagonal is not all ones, or it is not positive
 * definite.
 */
export function cholesky(matrix: readonly (readonly number[])[]): Result<Float64Array, string> {
  const size = matrix.length;
  const fault = faultOf(matrix);
  if (fault !== null) return err(fault);
  const lower = new Float64Array(size * size);
  const at = (row: number, column: number): number => lower[row * size + column] as number;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row]?.[column] ?? 0;
      for (let before = 0; before < column; before += 1) rest -= at(row, before) * at(column, before);
      if (row === column) {
        if (rest < -dust) return err('These correlations contradict each other');
        lower[row * size + row] = Math.sqrt(Math.max(0, rest));
      } else if (at(column, column) > 0) lower[row * size + column] = rest / at(column, column);
      else if (Math.abs(rest) > dust) return err('These correlations contradict each other');
    }
  }
  return ok(lower);
}

const dust = 1e-10;

function faultOf(matrix: readonly (readonly number[])[]): string | null {
  if (matrix.some((row) => row.length !== matrix.length)) return 'A correlation matrix must be square';
  for (const [row, values] of matrix.entries()) {
    for (const [column, value] of values.entries()) {
      if (row === column ? value !== 1 : !(Math.abs(value) <= 1)) return 'A correlation must be from −1 to 1, and 1 with itself';
      if (value !== matrix[column]?.[row]) return 'A correlation matrix must be symmetric';
    }
  }
  return null;
}
