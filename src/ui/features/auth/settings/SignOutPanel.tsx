import { useEffect, useState } from 'react';
import type { User } from '../../../../account/account.ts';
import { notify } from '../../../components/notice/notify.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useServices } from '../../../hooks/services.ts';
import { useConnection } from '../useConnection.ts';
import { Problem } from '../Problem.tsx';
import { useTask } from '../useTask.ts';
import { Choice } from './Choice.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { wipeOrTell } from './wipeOrTell.ts';
import { unsentWords } from './unsentWords.ts';

/** Signs out here or everywhere, and keeps or removes what this device holds; says first what was never sent. */
export function SignOutPanel({ user }: { readonly user: User }) {
  const { account, device } = useServices();
  const { running, problem, run } = useTask();
  const [everywhere, setEverywhere] = useState(false);
  const [wipe, setWipe] = useState(false);
  const unsent = useUnsent();
  const offline = useConnection() === 'offline';
  const signOut = async () => {
    // The person goes first: every window stops using their data before any of it is removed.
    if ((await run(() => account.signOut(everywhere ? 'global' : 'local'))) === null) return;
    if (!wipe) return notify({ tone: 'good', title: 'Signed out', detail: 'Your deals stay stored in this browser.' });
    await wipeOrTell(device, user.id);
  };
  return (
    <SettingsPanel title="Sign out">
      <p data-testid="sign-out-pending" className={unsent === 0 ? 'text-ink-2' : 'font-medium'}>
        {unsentWords(unsent, wipe)}
      </p>
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
      <fieldset className="grid gap-1">
        <legend className="text-sm font-medium">Your data on this device</legend>
        <Choice
          name="data"
          label="Keep it: it opens again when you sign in"
          checked={!wipe}
          onChoose={() => setWipe(false)}
          testId="sign-out-keep"
        />
        <Choice name="data" label="Remove it from this browser" checked={wipe} onChoose={() => setWipe(true)} testId="sign-out-wipe" />
      </fieldset>
      <Problem text={problem} />
      <div>
        <Button
          look={wipe ? 'danger' : 'plain'}
          busy={running}
          disabled={running || (everywhere && offline)}
          onClick={() => void signOut()}
          data-testid="sign-out-confirm"
        >
          {wipe ? 'Sign out and remove' : 'Sign out'}
        </Button>
      </div>
    </SettingsPanel>
  );
}

/** How many changes of this person only this device knows; null until counted. */
function useUnsent(): number | null {
  const { device } = useServices();
  const [unsent, setUnsent] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    void device()
      .then((calls) => calls.countUnsent())
      .then((count) => (current ? setUnsent(count) : undefined));
    return () => {
      current = false;
    };
  }, [device]);
  return unsent;
}
