import { useEffect, useState, type SubmitEvent } from 'react';
import { notify } from '../../../components/notice/notify.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { CodeField } from '../CodeField.tsx';
import { fieldText } from '../fieldText.ts';
import { FormError } from '../../../parts/account/FormError.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import type { User } from '../../../../account/user.ts';

/** Confirms the email address with a code; renders nothing once confirmed. */
export function ConfirmPanel({ user }: { readonly user: User }) {
  const account = useAccount();
  const { running, problem, run } = useTask();
  const [step, setStep] = useState<'done' | 'ask' | 'code'>('done');
  useEffect(() => {
    let current = true;
    void account.settings().then((settings) => (current && !settings.isConfirmed() ? setStep('ask') : undefined));
    return () => {
      current = false;
    };
  }, [account]);
  if (step === 'done') return null;
  const send = async () => {
    if ((await run(async () => (await account.settings()).sendConfirmation())) !== null) setStep('code');
  };
  const confirm = async (form: HTMLFormElement) => {
    const code = fieldText(form, 'code');
    if ((await run(async () => (await account.settings()).confirmAddress(code))) === null) return;
    setStep('done');
    notify({ tone: 'good', title: 'Email address confirmed' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void (step === 'ask' ? send() : confirm(event.currentTarget));
  };
  return (
    <SettingsPanel title="Confirm your email address" lead="Confirm your address to lift the storage limit. We’ll email you a code.">
      <form noValidate onSubmit={submit} className="grid gap-3">
        {step === 'ask' ? null : (
          <CodeField label={`Code sent to ${user.email}`} hint="Six digits, valid for one hour." testId="confirm-code" />
        )}
        <FormError text={problem} testId="confirm-problem" />
        <div>
          <Button type="submit" busy={running} disabled={running} data-testid="confirm-address">
            {step === 'ask' ? 'Send code' : 'Confirm'}
          </Button>
        </div>
      </form>
    </SettingsPanel>
  );
}
