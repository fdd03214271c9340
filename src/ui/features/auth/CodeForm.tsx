import { useState, type SubmitEvent } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { useAccount } from '../../hooks/useAccount.ts';
import { emailProblem } from '../../parts/account/authMessages.ts';
import { fieldText } from './fieldText.ts';
import { FormError } from '../../parts/account/FormError.tsx';
import type { SignInKind } from './signInKind.ts';
import { useTask } from '../../parts/account/useTask.ts';
import { CodeField } from './CodeField.tsx';
import { type CodeRequest, enterCode } from './codeRequest.ts';

interface CodeFormProps {
  readonly code: CodeRequest;
  /** Called before the user is signed in, and again with null when the code is wrong. */
  readonly onArriving: (arrival: SignInKind) => void;
  readonly onBack: () => void;
}

const words = {
  email: {
    title: 'Sign in by email',
    lead: 'We’ll email you a code, so you don’t need a password. If you’re new here, we’ll create your account.',
  },
  recovery: { title: 'Reset your password', lead: 'We’ll email you a code to choose a new password.' },
  signup: { title: 'Confirm your email address', lead: '' },
} as const;

/** Asks for the address, then for the code sent to it. */
export function CodeForm({ code, onArriving, onBack }: CodeFormProps) {
  const { use, email } = code;
  const account = useAccount();
  const [sentTo, setSentTo] = useState<string | null>(use === 'signup' ? email : null);
  const { running, problem, fail, run } = useTask();
  const send = async (address: string) => {
    const wrong = emailProblem(address);
    if (wrong !== null) return fail(wrong);
    const sent = await run(async () => {
      const settings = await account.settings();
      return use === 'email' ? settings.sendSignInCode(address) : settings.sendResetCode(address);
    });
    if (sent !== null) setSentTo(address);
  };
  const enter = async (address: string, digits: string) => {
    onArriving(use === 'recovery' ? 'recovery' : 'signed-in');
    const entered = await run(async () => enterCode(await account.settings(), code, { email: address, digits }));
    if (entered === null) onArriving(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void (sentTo === null ? send(fieldText(form, 'email').trim()) : enter(sentTo, fieldText(form, 'code')));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h1 className="text-3xl font-bold tracking-[-0.03em]">{words[use].title}</h1>
      <p className="text-ink-2">{sentTo === null ? words[use].lead : onItsWay(use, sentTo)}</p>
      {sentTo === null ? (
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={email}
          required
          data-testid="auth-email"
        />
      ) : (
        <CodeField label="Code from the email" hint="Six digits, valid for one hour." testId="auth-code" />
      )}
      <FormError text={problem} testId="auth-error" />
      <Button type="submit" look="primary" size="large" busy={running} disabled={running} data-testid="auth-submit">
        {sentTo === null ? 'Send code' : 'Continue'}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          onClick={sentTo === null || use === 'signup' ? onBack : () => setSentTo(null)}
          disabled={running}
          data-testid="auth-back"
        >
          {sentTo === null ? 'Use a password instead' : 'Change address or resend'}
        </Button>
      </div>
    </form>
  );
}

const onItsWay = (use: CodeRequest['use'], to: string): string =>
  use === 'recovery' ? `If ${to} has an account, a code is on its way there.` : `A code is on its way to ${to}.`;
