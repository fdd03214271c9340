import { useState, type SubmitEvent } from 'react';
import { TextField } from '../../../components/field/TextField.tsx';
import { notify } from '../../../components/notice/notify.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { emailProblem } from '../../../parts/account/authMessages.ts';
import { fieldText } from '../fieldText.ts';
import { FormError } from '../../../parts/account/FormError.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import type { User } from '../../../../account/user.ts';

/** Changes the email address. The old and new mailboxes both get a code, so a stolen session cannot take over the account. */
export function EmailPanel({ user }: { readonly user: User }) {
  const account = useAccount();
  const { running, problem, fail, run } = useTask();
  const [wanted, setWanted] = useState<string | null>(null);
  const ask = async (email: string) => {
    const wrong = email === user.email ? 'That’s already your email address.' : emailProblem(email);
    if (wrong !== null) return fail(wrong);
    if ((await run(async () => (await account.settings()).changeEmail(email))) !== null) setWanted(email);
  };
  const confirm = async (form: HTMLFormElement, next: string) => {
    const done = await run(async () => {
      const settings = await account.settings();
      const first = await settings.enterCode({ email: next, digits: fieldText(form, 'new-code'), use: 'email_change' });
      if (!first.ok || first.value !== null) return first;
      return settings.enterCode({ email: user.email, digits: fieldText(form, 'old-code'), use: 'email_change' });
    });
    if (done === null) return;
    setWanted(null);
    notify({ tone: 'good', title: 'Email address changed', detail: `Sign in as ${next} from now on.` });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void (wanted === null ? ask(fieldText(form, 'email').trim().toLowerCase()) : confirm(form, wanted));
  };
  return (
    <SettingsPanel title="Email">
      <p data-testid="account-email" className="break-all">
        {user.email}
      </p>
      <form noValidate onSubmit={submit} className="grid gap-3">
        {wanted === null ? (
          <TextField label="New email" name="email" type="email" autoComplete="email" inputMode="email" required data-testid="new-email" />
        ) : (
          <>
            <MailboxCode label={`Code sent to ${wanted}`} name="new-code" />
            <MailboxCode label={`Code sent to ${user.email}`} name="old-code" />
          </>
        )}
        <FormError text={problem} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={running} disabled={running} data-testid="change-email">
            {wanted === null ? 'Change email' : 'Confirm both'}
          </Button>
          {wanted === null ? null : (
            <Button look="quiet" disabled={running} onClick={() => setWanted(null)}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </SettingsPanel>
  );
}

function MailboxCode({ label, name }: { readonly label: string; readonly name: string }) {
  return <TextField label={label} name={name} inputMode="numeric" autoComplete="off" maxLength={12} required data-testid={name} />;
}
