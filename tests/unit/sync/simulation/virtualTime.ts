interface Planned {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Virtual time, which advances only when nothing is left to do at the current time. */
export interface VirtualTime {
  now(): number;
  after(ms: number, run: () => void): void;
  /** Runs everything scheduled up to this time, in order. */
  runUntil(moment: number): Promise<void>;
}

export function createVirtualTime(): VirtualTime {
  let now = 0;
  let planned: Planned[] = [];
  let order = 0;
  return {
    now: () => now,
    after: (ms, run) => {
      order += 1;
      const entry = { at: now + Math.max(0, ms), order, run };
      const place = planned.findLastIndex(({ at }) => at <= entry.at);
      planned.splice(place + 1, 0, entry);
    },
    runUntil: async (moment) => {
      for (let first = planned[0]; first !== undefined && first.at <= moment; first = planned[0]) {
        planned = planned.slice(1);
        now = Math.max(now, first.at);
        first.run();
        // Lets promises settle before the next event: more turns than the longest promise chain in the code under test.
        for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
      }
      now = Math.max(now, moment);
    },
  };
}
