import { useEffect, useSyncExternalStore } from 'react';
import type { AccountState } from '../../../account/account.ts';
import { useAccount } from '../../hooks/useAccount.ts';

/** The state used for prerendering and hydration. */
const anonymous: AccountState = { kind: 'anonymous' };

/** The live account state. Loads the stored session on first use. */
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
