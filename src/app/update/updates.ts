import type { UpdateOffer } from '../../ui/features/frame/update/updateOffer.ts';

/** The update on offer as a small store, or null. */
function createUpdates() {
  let offer: UpdateOffer | null = null;
  const listeners = new Set<() => void>();
  const set = (next: UpdateOffer | null): void => {
    offer = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => offer,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer: (next: UpdateOffer) => set(next),
    dismiss: () => set(null),
  };
}

export const updates = createUpdates();
