import { useState, type SubmitEvent } from 'react';
import { TextField } from '../../../components/field/TextField.tsx';
import { notify } from '../../../components/notice/notify.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { newPasswordProblem } from '../../../parts/account/authMessages.ts';
import { CodeField } from '../CodeField.tsx';
import { fieldText } from '../fieldText.ts';
import { FormError } from '../../../parts/account/FormError.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface PasswordPanelProps {
  readonly title?: string;
  readonly onDone?: () => void;
}

/** Changes the password. A sign-in more than a day old also needs an emailed code. */
export function PasswordPanel({ title = 'Password', onDone }: PasswordPanelProps) {
  const account = useAccount();
  const { running, problem, fail, run } = useTask();
  const [asksCode, setAsksCode] = useState(false);
  const change = async (form: HTMLFormElement) => {
    const password = fieldText(form, 'password');
    const wrong = newPasswordProblem(password);
    if (wrong !== null) return fail(wrong);
    const nonce = fieldText(form, 'code').replaceAll(/\s/g, '');
    let needsCode = false;
    const done = await run(async () => {
      const settings = await account.settings();
      const changed = await settings.changePassword(nonce === '' ? { password } : { password, nonce });
      if (changed.ok || changed.error.code !== 'reauthentication_needed') return changed;
      needsCode = true;
      return settings.sendConfirmation();
    });
    if (done === null) return;
    setAsksCode(needsCode);
    if (needsCode) return;
    form.reset();
    notify({ tone: 'good', title: 'Password changed', detail: 'Your other devices were signed out.' });
    onDone?.();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change(event.currentTarget);
  };
  return (
    <SettingsPanel title={title}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters."
          required
          data-testid="new-password"
        />
        {asksCode ? (
          <CodeField label="Code from your email" hint="You signed in a while ago, so we’ve emailed you a code." testId="password-code" />
        ) : null}
        <FormError text={problem} />
        <div>
          <Button type="submit" busy={running} disabled={running} data-testid="change-password">
            Change password
          </Button>
        </div>
      </form>
    </SettingsPanel>
  );
}
