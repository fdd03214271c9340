/**
 * Keeps the newest of values that may come faster than they can be kept: one at a time, and of those that come meanwhile only the last.
 * `keep` never rejects.
 */
export function newestOnly<Value>(keep: (value: Value) => Promise<void>): (value: Value) => void {
  let next: { readonly value: Value } | null = null;
  let isKeeping = false;
  const drain = async (): Promise<void> => {
    isKeeping = true;
    while (next !== null) {
      const { value } = next;
      next = null;
      await keep(value);
    }
    isKeeping = false;
  };
  return (value) => {
    next = { value };
    if (!isKeeping) void drain();
  };
}
