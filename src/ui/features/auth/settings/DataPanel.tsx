import { useState } from 'react';
import { ok } from '../../../../core/kernel/result.ts';
import { notify } from '../../../components/notice/notify.ts';
import { Button } from '../../../components/press/Button.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDevice } from '../../../hooks/useDevice.ts';
import { handOverFile } from '../../../parts/files/handOverFile.ts';
import { Problem } from '../../../parts/account/Problem.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { wipeOrTell } from '../../../parts/account/wipeOrTell.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import type { User } from '../../../../account/user.ts';

/** Everything of the person as a file, and the end of the account. */
export function DataPanel({ user }: { readonly user: User }) {
  return (
    <>
      <ExportPanel user={user} />
      <DeletePanel user={user} />
    </>
  );
}

function ExportPanel({ user }: { readonly user: User }) {
  const account = useAccount();
  const device = useDevice();
  const { now } = useClock();
  const { running, problem, run } = useTask();
  const save = async () => {
    const made = await run(async () => {
      const [server, here] = await Promise.all([
        account.settings().then((settings) => settings.exportData()),
        device().then((calls) => calls.readEverything(user.id)),
      ]);
      // Without a connection there is still what this device holds, and the file says what is missing.
      if (!server.ok && server.error.code !== 'offline') return server;
      const text = `{"server":${server.ok ? server.value.trim() : 'null'},"device":${JSON.stringify(here)}}`;
      return ok({ text, whole: server.ok });
    });
    if (made === null) return;
    const name = `yardstick-${new Date(now()).toISOString().slice(0, 10)}.json`;
    await handOverFile(new File([made.value.text], name, { type: 'application/json' }));
    const detail = made.value.whole ? undefined : 'The server could not be reached, so the file holds what is on this device only.';
    notify({ tone: made.value.whole ? 'good' : 'neutral', title: 'Your data are in the file', detail });
  };
  return (
    <SettingsPanel title="Your data" lead="Everything the server and this device hold about you, as one JSON file.">
      <Problem text={problem} />
      <div>
        <Button busy={running} disabled={running} onClick={() => void save()} data-testid="export-data">
          Export everything
        </Button>
      </div>
    </SettingsPanel>
  );
}

function DeletePanel({ user }: { readonly user: User }) {
  const account = useAccount();
  const device = useDevice();
  const { running, problem, run } = useTask();
  const [typed, setTyped] = useState('');
  const remove = async () => {
    if ((await run(async () => (await account.settings()).deleteAccount())) === null) return;
    // They typed their address to have everything deleted, what was never sent included.
    await wipeOrTell(device, user.id, 'everything');
  };
  return (
    <SettingsPanel
      title="Delete the account"
      lead="Removes the account and everything in it from the server and from your devices, at once and for good. A paid plan is cancelled with it and ends at once."
    >
      <TextField
        label="Type your e-mail address to confirm"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-testid="delete-confirm"
      />
      <Problem text={problem} />
      <div>
        <Button
          look="danger"
          busy={running}
          disabled={running || typed.trim().toLowerCase() !== user.email}
          onClick={() => void remove()}
          data-testid="delete-account"
        >
          Delete my account
        </Button>
      </div>
    </SettingsPanel>
  );
}
