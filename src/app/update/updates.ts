import type { UpdateOffer } from '../../ui/features/frame/updateOffer.ts';

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
    /** A window that is overtaken stays so, whatever else is ready. */
    offer: (next: UpdateOffer) => {
      if (offer?.kind !== 'overtaken') set(next);
    },
    dismiss: () => set(null),
  };
}

export const updates = createUpdates();

async function reload(): Promise<boolean> {
  location.reload();
  return true;
}

/** Tells at once that a newer build, in another window, has the person's stores. Nothing reloads by itself: what was typed stays. */
export const offerReload = (): void => updates.offer({ kind: 'overtaken', act: reload, unsaved: () => [] });
