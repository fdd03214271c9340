import { useCallback, useEffect, useRef, useState } from 'react';
import { readBillingState, type BillingState } from '../../../core/contracts/billingContract.ts';
import { cacheBilling, useCachedBilling } from '../../../data/view/cached/billing.ts';
import { useAccount } from '../../hooks/useAccount.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useAccountState } from '../../parts/account/useAccountState.ts';
import { useConnection } from '../../parts/connection/useConnection.ts';

/** `refresh` makes the server ask Stripe first. */
export type RefreshBilling = (how?: 'refresh') => Promise<BillingState | null>;

interface Billing {
  /** The last server response, cached; null before the first, undefined while loading. */
  readonly state: BillingState | null | undefined;
  /** Whether the last request succeeded; null before the first. */
  readonly heard: boolean | null;
  readonly ask: RefreshBilling;
}

/** Plan and subscription from the server, requested on mount, on reconnection and when the user returns to the page. */
export function useBilling(): Billing {
  const account = useAccount();
  const { view } = usePerson();
  const signedIn = useAccountState().kind === 'signed-in';
  const connection = useConnection();
  const [heard, setHeard] = useState<boolean | null>(null);
  const asking = useRef(0);
  const ask = useCallback<RefreshBilling>(
    async (how) => {
      asking.current += 1;
      const mine = asking.current;
      const answer = await account.invoke('billing-state', how === 'refresh' ? { ask: true } : {});
      const state = answer.ok ? readBillingState(answer.value) : null;
      if (state !== null) await cacheBilling(view, state);
      if (mine === asking.current) setHeard(state !== null);
      return state;
    },
    [account, view],
  );
  useEffect(() => {
    if (!signedIn || connection !== 'online') return undefined;
    void ask();
    // The back button may restore this page from the cache.
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) void ask();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [ask, signedIn, connection]);
  return { state: useCachedBilling(view), heard, ask };
}
