import { useEffect, useState } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { useAccount } from '../../hooks/useAccount.ts';
import { useDevice } from '../../hooks/useDevice.ts';
import { useConnection } from '../connection/useConnection.ts';
import { FormError } from './FormError.tsx';
import { useTask } from './useTask.ts';
import { Choice } from './Choice.tsx';
import { UnsyncedDataWarning } from './UnsyncedDataWarning.tsx';
import { announceSignOut } from './announceSignOut.ts';
import { wipeWithNotice } from './wipeWithNotice.ts';
import { signOutText, type Counted } from './unsyncedDataText.ts';
import type { User } from '../../../account/user.ts';

interface SignOutFormProps {
  readonly user: User;
  /** Whether the session has already ended, leaving only this device's data to keep or remove. */
  readonly ended?: boolean;
  /** Called after sign-out, before data is removed. */
  readonly onSignedOut?: () => void;
}

/** Signs out here or everywhere, and keeps or removes this device's data. First shows which data is not synced. */
export function SignOutForm({ user, ended = false, onSignedOut }: SignOutFormProps) {
  const account = useAccount();
  const device = useDevice();
  const { running, problem, run } = useTask();
  const [everywhere, setEverywhere] = useState(false);
  const [wipe, setWipe] = useState(false);
  const [onlyHere, setOnlyHere] = useOnlyHere(user.id);
  const [asks, setAsks] = useState(false);
  const offline = useConnection() === 'offline';
  const signOut = async (agreed: number | 'everything') => {
    setAsks(false);
    // Signs out first, so that every window stops using the data before it is removed.
    if ((await run(() => account.signOut(everywhere ? 'global' : 'local'))) === null) return;
    onSignedOut?.();
    if (!wipe) return announceSignOut(device);
    await wipeWithNotice(device, user.id, agreed);
  };
  const press = async () => {
    if (!wipe) return signOut(0);
    setOnlyHere('counting');
    const counted = await (await device()).countOnlyHere(user.id);
    setOnlyHere(counted);
    if (counted !== null && counted.changes + counted.media === 0) return signOut(0);
    setAsks(true);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {ended ? null : (
        <fieldset className="grid gap-1">
          <legend className="text-sm font-medium">Where</legend>
          <Choice name="scope" label="On this device" checked={!everywhere} onChoose={() => setEverywhere(false)} testId="sign-out-here" />
          <Choice
            name="scope"
            label={offline ? 'On every device (needs a connection)' : 'On every device'}
            checked={everywhere}
            onChoose={() => setEverywhere(true)}
            testId="sign-out-everywhere"
          />
        </fieldset>
      )}
      <fieldset className="grid gap-1">
        <legend className="text-sm font-medium">Your data on this device</legend>
        <Choice name="data" label="Keep it for next time" checked={!wipe} onChoose={() => setWipe(false)} testId="sign-out-keep" />
        <Choice name="data" label="Remove it from this browser" checked={wipe} onChoose={() => setWipe(true)} testId="sign-out-wipe" />
      </fieldset>
      {/* Below the choices, which would otherwise move away from a pointer once the changes are counted. */}
      <p data-testid="sign-out-pending" className={isAllSent(onlyHere) ? 'text-ink-2' : 'font-medium'}>
        {signOutText(onlyHere, wipe)}
      </p>
      <FormError text={problem} />
      <div>
        <Button
          look={wipe ? 'danger' : 'plain'}
          busy={running || (wipe && onlyHere === 'counting')}
          disabled={running || (wipe && onlyHere === 'counting') || (everywhere && offline)}
          onClick={() => void press()}
          data-testid="sign-out-confirm"
        >
          {wipe ? 'Sign out and remove' : 'Sign out'}
        </Button>
      </div>
      {asks && onlyHere !== 'counting' ? (
        <UnsyncedDataWarning
          userId={user.id}
          onlyHere={onlyHere}
          onAgree={() => void signOut(onlyHere === null ? 'everything' : onlyHere.changes + onlyHere.media)}
          onCancel={() => setAsks(false)}
        />
      ) : null}
    </div>
  );
}

const isAllSent = (counted: Counted): boolean => counted !== null && counted !== 'counting' && counted.changes === 0;

/** Data that exists only on this device, counted when the panel is shown and again before removal. */
function useOnlyHere(userId: string): [Counted, (counted: Counted) => void] {
  const device = useDevice();
  const [onlyHere, setOnlyHere] = useState<Counted>('counting');
  useEffect(() => {
    let current = true;
    void device()
      .then((calls) => calls.countOnlyHere(userId))
      .then((counted) => (current ? setOnlyHere(counted) : undefined));
    return () => {
      current = false;
    };
  }, [device, userId]);
  return [onlyHere, setOnlyHere];
}
