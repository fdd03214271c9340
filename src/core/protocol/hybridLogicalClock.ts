/** How far ahead of the server's time a stamp may be, in milliseconds; a stamp further ahead is lowered before it is first sent. */
export const clockDriftMs = 300_000;

/** A hybrid logical clock's parts; its text form (see `syncRow.ts`) sorts in clock order. */
export interface ClockReading {
  readonly ms: number;
  /** Orders changes within the same millisecond; below 36^4. */
  readonly counter: number;
  readonly device: string;
}

const counterLimit = 36 ** 4;

/**
 * The hybrid-logical-clock stamp of a change: later than every stamp in `seen`, even if the device's clock is behind. `seen` are the stamps
 * of the changed record, so the clock keeps no state. Setting the device's clock back cannot make a change look older than the value it
 * replaces.
 */
export function stampAfter(seen: Iterable<string>, now: number, device: string): string {
  const latest = latestStamp(seen);
  const last = latest === null ? null : readStamp(latest);
  const ms = Math.max(0, Math.trunc(now));
  if (last === null || ms > last.ms) return writeStamp({ ms, counter: 0, device });
  if (last.counter + 1 < counterLimit) return writeStamp({ ms: last.ms, counter: last.counter + 1, device });
  return writeStamp({ ms: last.ms + 1, counter: 0, device });
}

/** The stamp of a change, lowered to the server's time if the device's clock ran more than `clockDriftMs` ahead; otherwise unchanged. */
export function clampStamp(stamp: string, seen: Iterable<string>, serverTime: number): string {
  const reading = readStamp(stamp);
  if (reading === null || reading.ms <= serverTime + clockDriftMs) return stamp;
  return stampAfter(seen, serverTime, reading.device);
}

/** The latest of some stamps, or null if there are none. */
export function latestStamp(stamps: Iterable<string>): string | null {
  let latest: string | null = null;
  for (const stamp of stamps) if (latest === null || stamp > latest) latest = stamp;
  return latest;
}

/** The time, counter and device in a stamp's text; null if it has the wrong form. */
export function readStamp(text: string): ClockReading | null {
  const found = /^([0-9a-z]{11})-([0-9a-z]{4})-([0-9A-Za-z]{1,40})$/.exec(text);
  if (found === null) return null;
  const [, ms, counter, device] = found;
  return { ms: parseInt(ms ?? '', 36), counter: parseInt(counter ?? '', 36), device: device ?? '' };
}

const writeStamp = ({ ms, counter, device }: ClockReading): string =>
  `${ms.toString(36).padStart(11, '0')}-${counter.toString(36).padStart(4, '0')}-${device}`;
