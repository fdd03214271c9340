import { useState } from 'react';
import { ok } from '../../../../core/kernel/result.ts';
import { notify } from '../../../components/notice/notify.ts';
import { Button } from '../../../components/press/Button.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDevice } from '../../../hooks/useDevice.ts';
import { saveOrShareFile } from '../../../parts/files/saveOrShareFile.ts';
import { FormError } from '../../../parts/account/FormError.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { wipeWithNotice } from '../../../parts/account/wipeWithNotice.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import type { User } from '../../../../account/user.ts';

/** Exports all data as a file, and deletes the account. */
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
      // Offline, the file still contains this device's data and marks the server part as missing.
      if (!server.ok && server.error.code !== 'offline') return server;
      const text = `{"server":${server.ok ? server.value.trim() : 'null'},"device":${JSON.stringify(here)}}`;
      return ok({ text, whole: server.ok });
    });
    if (made === null) return;
    const name = `yardstick-${new Date(now()).toISOString().slice(0, 10)}.json`;
    await saveOrShareFile(new File([made.value.text], name, { type: 'application/json' }));
    const detail = made.value.whole ? undefined : 'Couldn’t reach the server, so the file contains only this device’s data.';
    notify({ tone: made.value.whole ? 'good' : 'neutral', title: 'Your data has been exported', detail });
  };
  return (
    <SettingsPanel title="Your data" lead="Everything the server and this device store about you, as one JSON file.">
      <FormError text={problem} />
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
    // By typing the address, the person agreed to delete everything, including unsynced changes.
    await wipeWithNotice(device, user.id, 'everything');
  };
  return (
    <SettingsPanel
      title="Delete account"
      lead="Permanently deletes your account and all its data from our server and your devices. A paid plan is cancelled and ends immediately."
    >
      <TextField
        label="Type your email address to confirm"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-testid="delete-confirm"
      />
      <FormError text={problem} />
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
