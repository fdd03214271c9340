import { cpus } from 'node:os';

const lookEveryMs = 500;
/** The greatest fraction of processor time that other work may take. */
const mostBusy = 0.15;

/**
 * Waits until the processors were nearly idle twice in a row, for at most `mostMs`. Other work must not distort the next measurement:
 * kernel threads, for example, have been seen to use a whole processor for seconds.
 */
export async function untilIdle(mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  let before = times();
  for (let calm = 0; calm < 2 && performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    const now = times();
    const busy = 1 - (now.idle - before.idle) / Math.max(1, now.all - before.all);
    calm = busy <= mostBusy ? calm + 1 : 0;
    before = now;
  }
}

/** The time of all processors since the machine started, in milliseconds: in total and idle. */
function times(): { readonly idle: number; readonly all: number } {
  const each = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ idle, all: user + nice + sys + idle + irq }));
  return { idle: each.reduce((sum, { idle }) => sum + idle, 0), all: each.reduce((sum, { all }) => sum + all, 0) };
}
