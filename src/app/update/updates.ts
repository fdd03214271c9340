import type { UpdateOffer } from '../../ui/features/frame/updateOffer.ts';

/** The available update as a small store, or null. */
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
    /** A window that a newer build has overtaken stays in that state, even if another update is ready. */
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

/**
 * Reports immediately that a newer build in another window has upgraded the person's stores. The page does not reload automatically, so
 * unsaved input remains.
 */
export const offerReload = (): void => updates.offer({ kind: 'overtaken', act: reload, unsaved: () => [] });
