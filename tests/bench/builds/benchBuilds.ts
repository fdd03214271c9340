import { startProduct, type Product } from '../../e2e/support/product.ts';
import { lighthouseBudgets } from '../budgets/lighthouseBudgets.ts';
import { touchBudgets } from '../budgets/touchBudgets.ts';
import { medianOf, type BenchLine } from '../line.ts';

const rounds = 3;

/**
 * Measures first touches and Lighthouse scores for two release builds in turn on the same machine: the one in `dist`, and the one in the
 * folder named by `OTHER_BUILD`. A ratio is this build's figure divided by the other's.
 */
export async function benchBuilds(): Promise<readonly BenchLine[]> {
  const other = process.env['OTHER_BUILD'] ?? '';
  if (other === '') return [{ name: 'two builds', value: Number.NaN, unit: 'not measured: set OTHER_BUILD' }];
  const products = await Promise.all(['dist', other].map((folder) => startProduct({}, { APP_DIR: folder })));
  try {
    const measured = products.map(() => new Map<string, BenchLine[]>());
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, product] of products.entries()) for (const line of await measure(product)) note(measured[at] ?? new Map(), line);
    }
    const [ours, theirs] = measured.map(medians);
    return [...(ours ?? [])].flatMap(([name, line]) => {
      const reference = theirs?.get(name)?.value ?? Number.NaN;
      if (Number.isNaN(line.value)) return [line];
      return [
        { ...line, name, ratio: line.value / reference },
        { name: '  the other build', value: reference, unit: line.unit },
      ];
    });
  } finally {
    await Promise.all(products.map((product) => product.close()));
  }
}

/** Measures one build. Leaves out comparisons with an empty page, which say nothing about the other build. */
async function measure({ origin }: Product): Promise<readonly BenchLine[]> {
  return [...(await touchBudgets(origin)), ...lighthouseBudgets(origin)].filter(({ ratio }) => ratio === undefined);
}

const note = (found: Map<string, BenchLine[]>, line: BenchLine): void => void found.set(line.name, [...(found.get(line.name) ?? []), line]);

/** The medians over the rounds, by name, without the budgets' targets. */
const medians = (found: ReadonlyMap<string, readonly BenchLine[]>): ReadonlyMap<string, BenchLine> =>
  new Map(
    [...found].map(([name, lines]) => {
      const value = medianOf(lines.map((line) => line.value));
      const unit = lines[0]?.unit ?? '';
      // If the value was not measured, the unit states why.
      return [name, { name, value, unit: Number.isNaN(value) ? unit : `${unit}, median of ${lines.length} rounds` }];
    }),
  );
