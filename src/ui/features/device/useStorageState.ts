import { useCallback, useEffect, useState } from 'react';

export interface StorageState {
  /** Bytes that this origin holds, and that the browser would let it hold; null where the browser does not say. */
  readonly used: number | null;
  readonly quota: number | null;
  /** Whether the browser keeps it when it runs short of room; null where it does not say. */
  readonly persisted: boolean | null;
}

/** What the browser says of this origin's storage; undefined while it is asked. `keep` asks it to keep what is there. */
export function useStorageState(): { readonly state: StorageState | undefined; readonly keep: () => Promise<boolean> } {
  const [state, setState] = useState<StorageState>();
  const look = useCallback(async () => setState(await readStorageState()), []);
  useEffect(() => {
    let current = true;
    void readStorageState().then((found) => (current ? setState(found) : undefined));
    return () => {
      current = false;
    };
  }, []);
  const keep = useCallback(async () => {
    const kept = await storage()
      ?.persist?.()
      .catch(() => false);
    await look();
    return kept === true;
  }, [look]);
  return { state, keep };
}

/** Absent on a page that is not secure, and in part in older browsers. */
const storage = (): Partial<StorageManager> | undefined => ('storage' in navigator ? navigator.storage : undefined);

async function readStorageState(): Promise<StorageState> {
  const estimate = await storage()
    ?.estimate?.()
    .catch(() => undefined);
  const persisted = await storage()
    ?.persisted?.()
    .catch(() => undefined);
  return { used: estimate?.usage ?? null, quota: estimate?.quota ?? null, persisted: persisted ?? null };
}
