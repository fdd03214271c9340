import { useCallback, useEffect, useState } from 'react';

export interface StorageState {
  /** Bytes used by this origin and its quota; null when the browser does not report them. */
  readonly used: number | null;
  readonly quota: number | null;
  /** Whether storage is persistent; null when the browser does not report it. */
  readonly persisted: boolean | null;
}

/** This origin's storage state; undefined while loading. `keep` requests persistent storage. */
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

/** The storage API, which is absent in an insecure context and incomplete in older browsers. */
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
