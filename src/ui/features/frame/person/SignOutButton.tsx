import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { useDevice } from '../../../hooks/useDevice.ts';
import { mustAskFirst } from '../../../parts/account/onlyHereText.ts';
import { tellSignedOut } from '../../../parts/account/tellSignedOut.ts';
import type { User } from '../../../../account/user.ts';

interface SignOutButtonProps {
  readonly user: User;
  /** Something waits to be sent, or it did not work: the person chooses what happens. */
  readonly onAsk: () => void;
  readonly onSignedOut: () => void;
}

/** Signs out of this device at one press and keeps what is on it; asks first where something was never sent. */
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
    tellSignedOut(device);
    return navigate({ to: '/auth' });
  };
  return (
    <Button busy={busy} disabled={busy} onClick={() => void signOut()} data-testid="sign-out" className="w-full">
      Sign out
    </Button>
  );
}
