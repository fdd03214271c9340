/** Seconds since it was called, to the millisecond: for what is reported and never decided on. */
export function startStopwatch(): () => number {
  const began = performance.now();
  return () => Math.round(performance.now() - began) / 1000;
}
