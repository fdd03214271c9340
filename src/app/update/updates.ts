/** The update on offer as a small store: what to do on "Update Now", or null. */
function createUpdates() {
  let apply: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const set = (next: (() => void) | null): void => {
    apply = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => apply,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer: (next: () => void) => set(next),
    dismiss: () => set(null),
  };
}

export const updates = createUpdates();
