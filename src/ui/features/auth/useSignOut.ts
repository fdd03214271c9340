import { useState } from 'react';
import { notify } from '../../components/notice/notify.ts';
import { useServices } from '../../hooks/services.ts';
import { authWords } from './authWords.ts';

/** Signs out on this device only, keeping what is stored on it, and says how it went. */
export function useSignOut(): { readonly running: boolean; readonly signOut: () => Promise<void> } {
  const { account } = useServices();
  const [running, setRunning] = useState(false);
  const signOut = async (): Promise<void> => {
    setRunning(true);
    const answer = await account.signOut('local');
    setRunning(false);
    if (answer.ok) notify({ tone: 'good', title: 'Signed out on this device', detail: 'Your deals stay stored in this browser.' });
    else notify({ tone: 'poor', title: 'Not signed out', detail: authWords(answer.error) });
  };
  return { running, signOut };
}
