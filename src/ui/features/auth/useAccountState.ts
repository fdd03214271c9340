import { useEffect, useSyncExternalStore } from 'react';
import type { AccountState } from '../../../account/account.ts';
import { useServices } from '../../hooks/services.ts';

/** Who is signed in, following every change; asks for the stored session on first use. */
export function useAccountState(): AccountState {
  const { account } = useServices();
  useEffect(() => {
    void account.ready();
  }, [account]);
  return useSyncExternalStore(
    (listener) => account.subscribe(listener),
    () => account.state(),
  );
}
