import { useCallback, useEffect, useState } from 'react';
import type { ApifySetupView } from '../../../../core/contracts/apifyContract.ts';
import { useAccount } from '../../../hooks/useAccount.ts';
import { callApify } from './callApify.ts';

export type SetupState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'there'; readonly setup: ApifySetupView };

/** The server's configured actors, loaded once and on retry. */
export function useApifySetup(): { readonly state: SetupState; readonly again: () => void } {
  const account = useAccount();
  const [state, setState] = useState<SetupState>({ kind: 'asking' });
  const load = useCallback(async (): Promise<SetupState> => {
    const answer = await callApify(account, { ask: 'setup' });
    if (answer.ok && 'setup' in answer.value) return { kind: 'there', setup: answer.value.setup };
    return { kind: 'failed', message: answer.ok ? 'Unexpected response from the server. Reload the page.' : answer.error };
  }, [account]);
  useEffect(() => {
    let left = false;
    const first = async () => {
      const next = await load();
      if (!left) setState(next);
    };
    void first();
    return () => {
      left = true;
    };
  }, [load]);
  const again = useCallback(() => {
    const once = async () => setState(await load());
    setState({ kind: 'asking' });
    void once();
  }, [load]);
  return { state, again };
}
