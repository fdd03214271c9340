import { useEffect, useState } from 'react';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import type { SignInKind } from '../signInKind.ts';
import { SecondFactorForm } from '../factors/SecondFactorForm.tsx';
import { SecondFactorPanel } from '../factors/SecondFactorPanel.tsx';
import { ConfirmPanel } from './ConfirmPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SignOutPanel } from './SignOutPanel.tsx';
import type { User } from '../../../../account/user.ts';

interface AccountScreenProps {
  readonly user: User;
  readonly arrival: SignInKind;
  /** Continues to the page the user was going to. */
  readonly onGoOn: () => void;
}

/**
 * The signed-in view. Asks for a missing second factor or, after a reset, for a new password. Then opens the next page or shows the
 * settings.
 */
export function AccountScreen({ user, arrival, onGoOn }: AccountScreenProps) {
  const account = useAccount();
  const [lacksFactor, setLacksFactor] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    void account.settings().then((settings) => (current ? setLacksFactor(settings.needsSecondFactor()) : undefined));
    return () => {
      current = false;
    };
  }, [account]);
  const goesOn = lacksFactor === false && arrival === 'signed-in';
  useEffect(() => {
    if (goesOn) onGoOn();
  }, [goesOn, onGoOn]);
  if (lacksFactor === null || goesOn) return <Spinner label="Loading your account" />;
  if (lacksFactor) {
    const raised = () => {
      setLacksFactor(false);
      if (arrival === null && new URLSearchParams(location.search).has('next')) onGoOn();
    };
    return <SecondFactorForm onDone={raised} />;
  }
  if (arrival === 'recovery') return <PasswordPanel title="Choose a new password" onDone={onGoOn} />;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl font-bold tracking-[-0.03em]">Your account</h1>
        <LinkButton to="/deals" look="primary">
          Go to deals
        </LinkButton>
      </div>
      <SignOutPanel user={user} />
      <ConfirmPanel user={user} />
      <EmailPanel user={user} />
      <PasswordPanel />
      <SecondFactorPanel />
      <SessionsPanel />
      <DataPanel user={user} />
    </div>
  );
}
