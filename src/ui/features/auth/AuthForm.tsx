import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { useAccount } from '../../hooks/useAccount.ts';
import type { CodeRequest } from './codeRequest.ts';
import type { SignInKind } from './signInKind.ts';
import { fieldText } from './fieldText.ts';
import { FormError } from '../../parts/account/FormError.tsx';
import { type AuthMode, authMessage, credentialsProblem, type FieldProblem } from '../../parts/account/authMessages.ts';

interface AuthFormProps {
  /** Email address of the account whose session ended on this device. */
  readonly email?: string | undefined;
  /** Called before the user is signed in, and again with null when sign-in fails. */
  readonly onArriving: (arrival: SignInKind) => void;
  /** Opens the emailed-code form, for sign-in, a password reset or a sign-up confirmation. */
  readonly onCode: (code: CodeRequest) => void;
}

const words: Readonly<Record<AuthMode, { readonly title: string; readonly submit: string; readonly ask: string; readonly other: string }>> =
  {
    'sign-in': { title: 'Sign in', submit: 'Sign in', ask: 'New here?', other: 'Create an account' },
    'sign-up': { title: 'Create an account', submit: 'Create account', ask: 'Have an account?', other: 'Sign in' },
  };

/** Email and password, to sign in or sign up. Allows pasting and password managers (WCAG 3.3.8). */
export function AuthForm({ email, onArriving, onCode }: AuthFormProps) {
  const account = useAccount();
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<FieldProblem | null>(null);
  const [running, setRunning] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = async () => {
    if (form.current === null || running) return;
    const credentials = { email: fieldText(form.current, 'email').trim(), password: fieldText(form.current, 'password') };
    const found = credentialsProblem(credentials, mode);
    setProblem(null);
    setWrong(found);
    // Focus makes a screen reader announce the field with its error.
    if (found !== null) return form.current.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
    setRunning(true);
    onArriving('signed-in');
    const answer = await account[mode === 'sign-in' ? 'signIn' : 'signUp'](credentials.email, credentials.password);
    setRunning(false);
    if (answer.ok) return;
    onArriving(null);
    if (mode === 'sign-up' && answer.error.code === 'email_not_confirmed') onCode({ use: 'signup', ...credentials });
    else setProblem(authMessage(answer.error));
  };
  const errorOf = (field: FieldProblem['field']) => (wrong?.field === field ? wrong.text : undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-3xl font-bold tracking-[-0.03em]">{words[mode].title}</h1>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={email}
        error={errorOf('email')}
        required
        data-testid="auth-email"
      />
      <TextField
        label="Password"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        hint={mode === 'sign-up' && errorOf('password') === undefined ? 'At least 8 characters.' : undefined}
        error={errorOf('password')}
        required
        data-testid="auth-password"
        trailing={<ShowPassword shown={shown} onToggle={() => setShown(!shown)} />}
      />
      <FormError text={problem} testId="auth-error" />
      <Button type="submit" look="primary" size="large" busy={running} disabled={running} data-testid="auth-submit">
        {words[mode].submit}
      </Button>
      <p className="text-ink-2">
        {words[mode].ask}{' '}
        <button
          type="button"
          data-testid="auth-switch"
          disabled={running}
          onClick={() => {
            setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in');
            setProblem(null);
            setWrong(null);
          }}
          className="inline-flex min-h-8 items-center font-medium text-ink underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {words[mode].other}
        </button>
      </p>
      <CodeLinks running={running} onCode={(use) => onCode({ use, email: typedEmail(form.current) })} />
    </form>
  );
}

const typedEmail = (form: HTMLFormElement | null): string => (form === null ? '' : fieldText(form, 'email').trim());

interface CodeLinksProps {
  readonly running: boolean;
  readonly onCode: (use: 'email' | 'recovery') => void;
}

function CodeLinks({ running, onCode }: CodeLinksProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={running} onClick={() => onCode('email')} data-testid="auth-by-code">
        Email me a code
      </Button>
      <Button look="quiet" disabled={running} onClick={() => onCode('recovery')} data-testid="auth-forgot">
        Forgot your password?
      </Button>
    </div>
  );
}

function ShowPassword({ shown, onToggle }: { readonly shown: boolean; readonly onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-label="Show password"
      onClick={onToggle}
      className="mr-1 min-h-9 rounded-lg px-3 text-sm font-medium text-ink-2 hover:bg-sunk hover:text-ink pointer-coarse:min-h-11"
    >
      {shown ? 'Hide' : 'Show'}
    </button>
  );
}
