import type { SubmitEvent } from 'react';
import { err } from '../../../core/kernel/result.ts';
import { Button } from '../../components/press/Button.tsx';
import { useAccount } from '../../hooks/useAccount.ts';
import { CodeField } from './CodeField.tsx';
import { fieldText } from './fieldText.ts';
import { FormError } from '../../parts/account/FormError.tsx';
import { useTask } from '../../parts/account/useTask.ts';

/** Asks for a code from any of the user's authenticator apps. */
export function SecondFactorForm({ onDone }: { readonly onDone: () => void }) {
  const account = useAccount();
  const { running, problem, run } = useTask();
  const confirm = async (digits: string) => {
    const done = await run(async () => {
      const settings = await account.settings();
      const factors = await settings.factors();
      if (!factors.ok) return factors;
      let last: Awaited<ReturnType<typeof settings.confirmFactor>> = err({ code: 'mfa_factor_not_found', message: '' });
      for (const { id } of factors.value) {
        last = await settings.confirmFactor(id, digits);
        if (last.ok || last.error.code !== 'mfa_verification_failed') return last;
      }
      return last;
    });
    if (done !== null) onDone();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void confirm(fieldText(event.currentTarget, 'code').replaceAll(/\s/g, ''));
  };
  const leave = () => void account.signOut('local');
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h1 className="text-3xl font-bold tracking-[-0.03em]">One more step</h1>
      <p className="text-ink-2">Enter the code from your authenticator app.</p>
      <CodeField label="Code from the app" hint="Six digits that change every 30 seconds." testId="totp-code" />
      <FormError text={problem} testId="auth-error" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="large" busy={running} disabled={running} data-testid="totp-submit">
          Continue
        </Button>
        <Button look="quiet" size="large" disabled={running} onClick={leave}>
          Use a different account
        </Button>
      </div>
    </form>
  );
}
