import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { notify } from '../../components/notice/notify.ts';
import { useServices } from '../../hooks/services.ts';

/** Asks for a signed-in person before an analysis; says so and goes to the sign-in screen, and back here after it. */
export function useSignInGate(): () => Promise<boolean> {
  const { account } = useServices();
  const { history } = useRouter();
  return useCallback(async () => {
    if ((await account.currentUser()) !== null) return true;
    notify({ tone: 'neutral', title: 'Sign in required', detail: 'Please sign in to analyze properties' });
    history.push(`/auth?next=${encodeURIComponent(history.location.href)}`);
    return false;
  }, [account, history]);
}
