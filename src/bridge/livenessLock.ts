/** The part of the Web Locks API that a liveness lock needs. */
export interface Locks {
  request<Answer>(
    name: string,
    options: { readonly ifAvailable: boolean },
    run: (lock: unknown) => Answer | Promise<Answer>,
  ): Promise<Answer>;
}

/**
 * A lock the worker holds while it lives. The browser frees it when the worker ends, for any reason. It distinguishes a dead worker from
 * one in a long calculation, which silence alone cannot. Returns a reader of the lock's name: null until the lock is held, and always null
 * without Web Locks.
 */
export function holdLivenessLock(locks: Locks | null, name: string): () => string | null {
  let held = false;
  locks
    ?.request(name, { ifAvailable: false }, () => {
      held = true;
      return new Promise<never>(() => undefined);
    })
    // Refused in a few privacy modes. The heartbeat alone then decides.
    .catch(() => undefined);
  return () => (held ? name : null);
}

/** Whether the lock is free, meaning that its worker is dead. False if it cannot be queried. */
export async function isLivenessLockFree(locks: Locks | null, name: string): Promise<boolean> {
  if (locks === null) return false;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => lock !== null);
  } catch {
    return false;
  }
}

/** This realm's Web Locks, in a page or a worker. Null in an insecure context or outside a browser. */
export function realmLocks(): Locks | null {
  const realm: { readonly navigator?: { readonly locks?: Locks } } = globalThis;
  return realm.navigator?.locks ?? null;
}
