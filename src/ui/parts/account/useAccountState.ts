import { useEffect, useSyncExternalStore } from 'react';
import type { AccountState } from '../../../account/account.ts';
import { useAccount } from '../../hooks/useAccount.ts';

/** What a page is prerendered for, and hydrated as. */
const anonymous: AccountState = { kind: 'anonymous' };

/** Who is signed in, following every change; asks for the stored session on first use. */
export function useAccountState(): AccountState {
  const account = useAccount();
  useEffect(() => {
    void account.ready();
  }, [account]);
  return useSyncExternalStore(
    (listener) => account.subscribe(listener),
    () => account.state(),
    () => anonymous,
  );
}
