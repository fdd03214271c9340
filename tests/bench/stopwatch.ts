/** Returns a function that gives the seconds since this call, to the millisecond. For reports only, never for assertions. */
export function startStopwatch(): () => number {
  const began = performance.now();
  return () => Math.round(performance.now() - began) / 1000;
}
