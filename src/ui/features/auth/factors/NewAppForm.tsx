import type { SubmitEvent } from 'react';
import type { NewApp } from '../../../../account/settings/accountSettings.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { FormError } from '../../../parts/account/FormError.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { CodeField } from '../CodeField.tsx';
import { typedCode } from './typedCode.ts';

interface NewAppFormProps {
  readonly app: NewApp;
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Shows a new authenticator app's QR code, and confirms it with the app's first code. */
export function NewAppForm({ app, onAdded, onCancel }: NewAppFormProps) {
  const account = useAccount();
  const { running, problem, run } = useTask();
  const confirm = async (digits: string) => {
    if ((await run(async () => (await account.settings()).confirmApp(app.id, digits))) !== null) onAdded();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void confirm(typedCode(event.currentTarget));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <img
        src={app.picture}
        alt="QR code for your authenticator app"
        className="w-52 max-w-full rounded-1 bg-white"
        data-testid="factor-picture"
      />
      <p className="text-sm text-ink-2">
        Can’t scan it? Enter this in the app:{' '}
        <code data-testid="factor-secret" className="break-all text-ink select-all">
          {app.secret}
        </code>
      </p>
      <CodeField label="Code from the app" testId="factor-code" />
      <FormError text={problem} />
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
