import type { BenchLine } from '../line.ts';

/** In the next commit. */
export async function benchStreams(): Promise<readonly BenchLine[]> {
  return [];
}
