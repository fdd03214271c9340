export interface Pace<Value> {
  /** Whether this one may be kept a little later than the one before, with what comes until then. */
  readonly mayWait: (value: Value, before: Value) => boolean;
  /** How much later, milliseconds. */
  readonly restMs: number;
  readonly after: (ms: number, run: () => void) => { stop(): void };
}

/**
 * Keeps the newest of values that come faster than they can be kept: one at a time, and of those that come meanwhile only the last. One
 * that may not wait is kept as soon as the one before is. `keep` never rejects.
 */
export function newestOnly<Value>(keep: (value: Value) => Promise<void>, { mayWait, restMs, after }: Pace<Value>): (value: Value) => void {
  let next: { readonly value: Value } | null = null;
  let kept: { readonly value: Value } | null = null;
  let isBusy = false;
  let rest: { stop(): void } | null = null;
  const keepNext = async (): Promise<void> => {
    if (next === null || isBusy) return;
    [kept, next, isBusy] = [next, null, true];
    await keep(kept.value);
    isBusy = false;
    rest = after(restMs, () => {
      rest = null;
      void keepNext();
    });
    goOn();
  };
  const goOn = (): void => {
    if (next === null || (rest !== null && kept !== null && mayWait(next.value, kept.value))) return;
    rest?.stop();
    rest = null;
    void keepNext();
  };
  return (value) => {
    next = { value };
    goOn();
  };
}
