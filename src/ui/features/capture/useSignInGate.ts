import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { notify } from '../../components/notify.ts';
import { useServices } from '../../hooks/services.ts';

/** Asks for a signed-in person before an analysis; says so and goes to the sign-in screen when there is none. */
export function useSignInGate(): () => Promise<boolean> {
  const { account } = useServices();
  const navigate = useNavigate();
  return useCallback(async () => {
    if ((await account.currentUser()) !== null) return true;
    notify({ tone: 'poor', title: 'Sign in required', detail: 'Please sign in to analyze properties' });
    await navigate({ to: '/auth' });
    return false;
  }, [account, navigate]);
}
