/** The part of the Web Locks API a life lock needs. */
export interface Locks {
  request<Answer>(
    name: string,
    options: { readonly ifAvailable: boolean },
    run: (lock: unknown) => Answer | Promise<Answer>,
  ): Promise<Answer>;
}

/**
 * A lock the worker holds for as long as it lives; the browser frees it when the worker ends, however it ends.
 * It tells a dead worker from one that is deep in a calculation, which silence alone cannot.
 * Returns a reader of the lock's name: null until the lock is held, and for ever where Web Locks do not exist.
 */
export function holdLifeLock(locks: Locks | null, name: string): () => string | null {
  let held = false;
  locks
    ?.request(name, { ifAvailable: false }, () => {
      held = true;
      return new Promise<never>(() => undefined);
    })
    // Refused in a few privacy modes: the heartbeat alone then decides.
    .catch(() => undefined);
  return () => (held ? name : null);
}

/** Whether nobody holds the lock any more, in other words: whether its worker is dead. False when it cannot be asked. */
export async function isLifeLockFree(locks: Locks | null, name: string): Promise<boolean> {
  if (locks === null) return false;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => lock !== null);
  } catch {
    return false;
  }
}

/** This realm's Web Locks, in a page or a worker; null in an insecure context or outside a browser. */
export function realmLocks(): Locks | null {
  const realm: { readonly navigator?: { readonly locks?: Locks } } = globalThis;
  return realm.navigator?.locks ?? null;
}
