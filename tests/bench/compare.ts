import { medianOf, type BenchLine } from './line.ts';

type Work = () => unknown;

export interface Compared {
  readonly name: string;
  readonly ours: Work;
  readonly reference: Work;
  /** A description of the reference for the target: `a walk over its characters`. */
  readonly referenceName: string;
  /** The maximum time for our code, as a multiple of the reference's time. */
  readonly most: number;
  readonly turns?: number;
  /** How many times each is run in one turn, because work that takes microseconds is too short for the clock. */
  readonly times?: number;
}

/**
 * Alternates our code and the reference, so that other load on the machine affects both. The first turn is a warm-up and does not count.
 */
export async function compare({ name, ours, reference, referenceName, most, turns = 15, times = 1 }: Compared): Promise<BenchLine> {
  const taken: { readonly ours: number; readonly ratio: number }[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const [own, other] = [await millisecondsOf(ours, times), await millisecondsOf(reference, times)];
    if (turn > 0) taken.push({ ours: own, ratio: own / other });
  }
  const ratio = medianOf(taken.map((turn) => turn.ratio));
  return { name, ...inUnit(medianOf(taken.map((turn) => turn.ours))), ratio, target: `≤ ${most} × ${referenceName}`, met: ratio <= most };
}

/** A line from times already measured in each turn, in milliseconds, for our code and for the reference. */
export function comparedLine(
  { name, referenceName, most }: Pick<Compared, 'name' | 'referenceName' | 'most'>,
  { ours, reference }: { readonly ours: readonly number[]; readonly reference: readonly number[] },
): BenchLine {
  const ratio = medianOf(ours) / medianOf(reference);
  return { name, ...inUnit(medianOf(ours)), ratio, target: `≤ ${most} × ${referenceName}`, met: ratio <= most };
}

export interface Growth<Given> {
  readonly name: string;
  readonly sizes: readonly [small: number, large: number];
  readonly make: (size: number) => Given;
  readonly work: (given: Given) => unknown;
}

/**
 * How the time grows from the smaller size to the larger; 1 is linear. Up to 2 still counts as linear, because of caches and fixed costs.
 */
export async function growth<Given>({ name, sizes: [small, large], make, work }: Growth<Given>): Promise<BenchLine> {
  const [few, many] = [make(small), make(large)];
  const share = Math.round(large / small);
  return compare({
    name: `${name}, ${large.toLocaleString('en-GB')} of them`,
    ours: () => work(many),
    reference: () => {
      for (let at = 0; at < share; at += 1) work(few);
    },
    referenceName: `${share} times ${small.toLocaleString('en-GB')} of them`,
    most: 2,
    turns: 9,
  });
}

async function millisecondsOf(work: Work, times: number): Promise<number> {
  const began = performance.now();
  for (let time = 0; time < times; time += 1) {
    const done = work();
    if (done instanceof Promise) await done;
  }
  return (performance.now() - began) / times;
}

const inUnit = (ms: number): Pick<BenchLine, 'value' | 'unit'> =>
  ms >= 1 ? { value: ms, unit: 'ms' } : ms >= 0.001 ? { value: ms * 1_000, unit: 'µs' } : { value: ms * 1e6, unit: 'ns' };
