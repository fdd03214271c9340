import type { Page } from 'playwright';

/** What the work below takes on the reference machine while nobody else uses it, milliseconds. */
const quietMs = 85;

/**
 * How much longer than on the quiet reference machine a limit has to be at this moment: twice, since a shared machine may slow down in the
 * middle of a measurement, times how much slower fixed work is just now. A neighbour's work is not a fault of ours; a figure that
 * doubles is. The exact ratios are `bench:engine`'s.
 */
export async function roomForNoise(page: Page): Promise<number> {
  const taken = await page.evaluate(() => {
    const rounds: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const began = performance.now();
      let hash = round;
      for (let at = 0; at < 30_000_000; at += 1) hash = Math.imul(hash ^ at, 0x9e3779b1);
      rounds.push(performance.now() - began + (hash === 0.5 ? 1 : 0));
    }
    return rounds.toSorted((one, other) => one - other)[3] ?? 0;
  });
  return 2 * Math.max(1, taken / quietMs);
}
