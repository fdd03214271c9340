import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { useDevice } from '../../../hooks/useDevice.ts';
import { mustAskFirst } from '../../../parts/account/unsyncedDataText.ts';
import { announceSignOut } from '../../../parts/account/announceSignOut.ts';
import type { User } from '../../../../account/user.ts';

interface SignOutButtonProps {
  readonly user: User;
  /** Called when there are unsynced changes or sign-out failed, so that the user can choose. */
  readonly onAsk: () => void;
  readonly onSignedOut: () => void;
}

/** Signs out in one click and keeps the data on this device. Asks first if there are unsynced changes. */
export function SignOutButton({ user, onAsk, onSignedOut }: SignOutButtonProps) {
  const account = useAccount();
  const device = useDevice();
  const { navigate } = useRouter();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const counted = await (await device()).countOnlyHere(user.id).catch(() => null);
    if (mustAskFirst(counted)) return onAsk();
    const answer = await account.signOut('local');
    if (!answer.ok) return onAsk();
    onSignedOut();
    announceSignOut(device);
    return navigate({ to: '/auth' });
  };
  return (
    <Button busy={busy} disabled={busy} onClick={() => void signOut()} data-testid="sign-out" className="w-full">
      Sign out
    </Button>
  );
}
