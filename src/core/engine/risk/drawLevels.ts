import { ok, type Result } from '../../kernel/result.ts';
import { cholesky } from './cholesky.ts';
import { levelFactors, type LevelFactor, type LevelModel } from './levelModel.ts';
import { fillNormals, randomStream } from './randomStream.ts';

/** How far each factor differs from its assumption in one simulation, in the unit of its spread. */
export type Levels = Readonly<Record<LevelFactor, number>>;

interface Asked {
  readonly model: LevelModel;
  readonly futures: number;
  readonly seed: number;
}

/**
 * Simulated levels of the uncertain factors, one set for each of `futures` simulations. The same seed always gives the same draws. The
 * error says why the correlations are invalid.
 */
export function drawLevels({ model, futures, seed }: Asked): Result<readonly Levels[], string> {
  const lower = cholesky(model.correlation);
  if (!lower.ok) return lower;
  const size = levelFactors.length;
  const stream = randomStream(seed);
  const normals = new Float64Array(size);
  const correlated = (row: number): number => {
    let sum = 0;
    for (let column = 0; column <= row; column += 1) sum += (lower.value[row * size + column] ?? 0) * (normals[column] ?? 0);
    return sum;
  };
  return ok(
    Array.from({ length: futures }, () => {
      fillNormals(stream, normals);
      // The cast is safe: the object has an entry for each factor, which the type of a list cannot express.
      return Object.fromEntries(levelFactors.map((factor, row) => [factor, correlated(row) * model.spread[factor]])) as Levels;
    }),
  );
}
