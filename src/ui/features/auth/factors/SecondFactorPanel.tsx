import { useCallback, useEffect, useState } from 'react';
import type { NewApp } from '../../../../account/settings/accountSettings.ts';
import type { Factor, FactorType } from '../../../../account/secondFactor.ts';
import { Button } from '../../../components/press/Button.tsx';
import { notify } from '../../../components/notice/notify.ts';
import { useAccount } from '../../../hooks/useAccount.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { FormError } from '../../../parts/account/FormError.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { NewAppForm } from './NewAppForm.tsx';
import { NewPhoneForm } from './NewPhoneForm.tsx';

/** Adds and removes second factors: authenticator apps, passkeys and phones. */
export function SecondFactorPanel() {
  const account = useAccount();
  const { now } = useClock();
  const { running, problem, fail, run } = useTask();
  const { factors, offered, load } = useFactors();
  const [adding, setAdding] = useState<Adding | null>(null);
  const nameOf = (kind: string) => unusedName(`${kind} added ${new Date(now()).toISOString().slice(0, 16).replace('T', ' ')}`, factors);
  const added = async () => {
    setAdding(null);
    notify({
      tone: 'good',
      title: 'Second factor added',
      detail: 'You’ll now need it whenever you sign in. Your other devices were signed out.',
    });
    await load();
  };
  const addApp = async () => {
    const made = await run(async () => (await account.settings()).enrolApp(nameOf('App')));
    if (made !== null) setAdding({ type: 'totp', app: made.value });
  };
  const addPasskey = async () => {
    if ((await run(async () => (await account.settings()).addPasskey(nameOf('Passkey')))) !== null) await added();
  };
  const remove = async (id: string) => {
    if ((await run(async () => (await account.settings()).removeFactor(id))) !== null) await load();
  };
  const cancel = () => {
    setAdding(null);
    fail(null);
  };
  return (
    <SettingsPanel
      title="Second factor"
      lead="Protect your account with an app, a passkey or a phone. You’ll need one of them, as well as your password, whenever you sign in."
    >
      <ul className="grid gap-2 empty:hidden">
        {factors.map((factor) => (
          <li key={factor.id} className="flex flex-wrap items-center justify-between gap-2">
            <span data-testid="factor">{factor.name === '' ? kindNames[factor.type] : factor.name}</span>
            <Button look="danger" size="small" disabled={running} onClick={() => void remove(factor.id)} data-testid="factor-remove">
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {adding === null ? (
        <div className="flex flex-wrap gap-2">
          <Button busy={running} disabled={running} onClick={() => void addApp()} data-testid="factor-add">
            Add an authenticator app
          </Button>
          {offered.includes('webauthn') ? (
            <Button disabled={running} onClick={() => void addPasskey()} data-testid="passkey-add">
              Add a passkey
            </Button>
          ) : null}
          {offered.includes('phone') ? (
            <Button disabled={running} onClick={() => setAdding({ type: 'phone' })} data-testid="phone-add">
              Add a phone
            </Button>
          ) : null}
        </div>
      ) : null}
      {adding?.type === 'totp' ? <NewAppForm app={adding.app} onAdded={() => void added()} onCancel={cancel} /> : null}
      {adding?.type === 'phone' ? <NewPhoneForm onAdded={() => void added()} onCancel={cancel} /> : null}
      <FormError text={problem} />
    </SettingsPanel>
  );
}

type Adding = { readonly type: 'totp'; readonly app: NewApp } | { readonly type: 'phone' };

const kindNames: Readonly<Record<FactorType, string>> = { totp: 'Authenticator app', webauthn: 'Passkey', phone: 'Phone' };

/** The name, with a number if another factor has it. The server refuses a name that is taken. */
function unusedName(name: string, factors: readonly Factor[]): string {
  const numbered = [name, ...factors.map((_, at) => `${name} (${at + 2})`)];
  return numbered.find((each) => factors.every((factor) => factor.name !== each)) ?? name;
}

/** The person's confirmed factors, and the kinds that can be added. Both are empty until the server has answered. */
function useFactors() {
  const account = useAccount();
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  const [offered, setOffered] = useState<readonly FactorType[]>([]);
  const list = useCallback(async () => {
    const settings = await account.settings();
    const [listed, kinds] = await Promise.all([settings.factors(), settings.offeredFactors().catch(() => [])]);
    return { factors: listed.ok ? listed.value : [], offered: kinds };
  }, [account]);
  const show = useCallback((answer: Awaited<ReturnType<typeof list>>) => {
    setFactors(answer.factors);
    setOffered(answer.offered);
  }, []);
  useEffect(() => {
    let current = true;
    void list().then((answer) => (current ? show(answer) : undefined));
    return () => {
      current = false;
    };
  }, [list, show]);
  return { factors, offered, load: async () => show(await list()) };
}
