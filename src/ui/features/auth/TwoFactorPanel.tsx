import { useCallback, useEffect, useState, type SubmitEvent } from 'react';
import type { Factor, NewFactor } from '../../../account/settings/accountSettings.ts';
import { Button } from '../../components/press/Button.tsx';
import { notify } from '../../components/notice/notify.ts';
import { useAccount } from '../../hooks/useAccount.ts';
import { useClock } from '../../hooks/useClock.ts';
import { CodeField } from './CodeField.tsx';
import { fieldText } from './fieldText.ts';
import { FormError } from '../../parts/account/FormError.tsx';
import { SettingsPanel } from './settings/SettingsPanel.tsx';
import { useTask } from '../../parts/account/useTask.ts';

/** Adds an authenticator app by QR code, and removes one. */
export function TwoFactorPanel() {
  const account = useAccount();
  const { now } = useClock();
  const { running, problem, run } = useTask();
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  const [fresh, setFresh] = useState<NewFactor | null>(null);
  const list = useCallback(async () => {
    const listed = await (await account.settings()).factors();
    return listed.ok ? listed.value : [];
  }, [account]);
  useEffect(() => {
    let current = true;
    void list().then((listed) => (current ? setFactors(listed) : undefined));
    return () => {
      current = false;
    };
  }, [list]);
  const load = async () => setFactors(await list());
  const enrol = async () => {
    const name = `App added ${new Date(now()).toISOString().slice(0, 16).replace('T', ' ')}`;
    const made = await run(async () => (await account.settings()).enrolFactor(name));
    if (made !== null) setFresh(made.value);
  };
  const confirm = async ({ id }: NewFactor, digits: string) => {
    const done = await run(async () => (await account.settings()).confirmFactor(id, digits));
    if (done === null) return;
    setFresh(null);
    notify({
      tone: 'good',
      title: 'Second factor added',
      detail: 'Each sign-in now asks for a code from your app. Your other devices were signed out.',
    });
    await load();
  };
  const remove = async (id: string) => {
    if ((await run(async () => (await account.settings()).removeFactor(id))) !== null) await load();
  };
  return (
    <SettingsPanel title="Authenticator apps" lead="Require a code from an app on your phone after your password.">
      <ul className="grid gap-2 empty:hidden">
        {factors.map((factor) => (
          <li key={factor.id} className="flex flex-wrap items-center justify-between gap-2">
            <span data-testid="factor">{factor.name === '' ? 'Authenticator app' : factor.name}</span>
            <Button look="danger" size="small" disabled={running} onClick={() => void remove(factor.id)} data-testid="factor-remove">
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {fresh === null ? (
        <div>
          <Button busy={running} disabled={running} onClick={() => void enrol()} data-testid="factor-add">
            Add an authenticator app
          </Button>
        </div>
      ) : (
        <NewFactorForm factor={fresh} running={running} onCode={(digits) => void confirm(fresh, digits)} onCancel={() => setFresh(null)} />
      )}
      <FormError text={problem} />
    </SettingsPanel>
  );
}

interface NewFactorFormProps {
  readonly factor: NewFactor;
  readonly running: boolean;
  readonly onCode: (digits: string) => void;
  readonly onCancel: () => void;
}

function NewFactorForm({ factor, running, onCode, onCancel }: NewFactorFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(fieldText(event.currentTarget, 'code').replaceAll(/\s/g, ''));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <img
        src={factor.picture}
        alt="QR code for your authenticator app"
        className="w-52 max-w-full rounded-1 bg-white"
        data-testid="factor-picture"
      />
      <p className="text-sm text-ink-2">
        Can’t scan it? Enter this in the app:{' '}
        <code data-testid="factor-secret" className="break-all text-ink select-all">
          {factor.secret}
        </code>
      </p>
      <CodeField label="Code from the app" testId="factor-code" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={running} disabled={running} data-testid="factor-confirm">
          Confirm
        </Button>
        <Button look="quiet" disabled={running} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
