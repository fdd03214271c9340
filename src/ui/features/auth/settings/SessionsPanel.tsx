import { useCallback, useEffect, useState } from 'react';
import type { DeviceSession } from '../../../../account/settings/accountSettings.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { FormError } from '../../../parts/account/FormError.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { deviceName } from './deviceName.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

/** The user's sessions, each with a button to end it. */
export function SessionsPanel() {
  const account = useAccount();
  const { running, problem, run } = useTask();
  const [sessions, setSessions] = useState<readonly DeviceSession[] | null>(null);
  const list = useCallback(async () => (await account.settings()).sessions(), [account]);
  useEffect(() => {
    let current = true;
    void list().then((listed) => (current ? setSessions(listed.ok ? listed.value : null) : undefined));
    return () => {
      current = false;
    };
  }, [list]);
  const load = async () => {
    const listed = await list();
    setSessions(listed.ok ? listed.value : null);
  };
  const end = async (id: string) => {
    if ((await run(async () => (await account.settings()).endSession(id))) !== null) await load();
  };
  const endOthers = async () => {
    if ((await run(() => account.signOut('others'))) !== null) await load();
  };
  return (
    <SettingsPanel title="Where you are signed in">
      {sessions === null ? <p className="text-ink-2">Couldn’t load your sessions. Try again when you’re online.</p> : null}
      <ul className="grid gap-3">
        {sessions?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-2" data-testid="session">
            <div>
              <p className="font-medium">
                {deviceName(session.userAgent)}
                {session.current ? ' (this device)' : ''}
              </p>
              <p className="text-sm text-ink-2">
                last used {new Date(session.usedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
                {session.address === '' ? '' : ` from ${session.address}`}
              </p>
            </div>
            {session.current ? null : (
              <Button size="small" disabled={running} onClick={() => void end(session.id)} data-testid="session-end">
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(sessions?.length ?? 0) > 1 ? (
        <div>
          <Button busy={running} disabled={running} onClick={() => void endOthers()} data-testid="session-end-others">
            Sign out everywhere else
          </Button>
        </div>
      ) : null}
      <FormError text={problem} />
    </SettingsPanel>
  );
}
