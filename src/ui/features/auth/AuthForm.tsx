import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { useServices } from '../../hooks/services.ts';
import { type AuthMode, authWords, credentialsProblem } from './authWords.ts';

interface AuthFormProps {
  readonly onSignedIn: () => void;
}

const words: Readonly<Record<AuthMode, { readonly title: string; readonly submit: string; readonly ask: string; readonly other: string }>> =
  {
    'sign-in': { title: 'Sign in', submit: 'Sign in', ask: 'New here?', other: 'Create an account' },
    'sign-up': { title: 'Create an account', submit: 'Create account', ask: 'Have an account?', other: 'Sign in' },
  };

/** E-mail and password, to sign in or to sign up. Pasting and password managers are welcome (WCAG 3.3.8). */
export function AuthForm({ onSignedIn }: AuthFormProps) {
  const { account } = useServices();
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = async () => {
    if (form.current === null || running) return;
    const fields = new FormData(form.current);
    const credentials = { email: textOf(fields.get('email')).trim(), password: textOf(fields.get('password')) };
    const wrong = credentialsProblem(credentials, mode);
    setProblem(wrong);
    if (wrong !== null) return;
    setRunning(true);
    const answer = await account[mode === 'sign-in' ? 'signIn' : 'signUp'](credentials.email, credentials.password);
    setRunning(false);
    if (!answer.ok) return setProblem(authWords(answer.error));
    // A server that confirms e-mails first makes an account without a session.
    if (account.state().kind !== 'signed-in') return setProblem('Open the link in the message sent to your e-mail, then sign in.');
    onSignedIn();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <h1 className="text-3xl font-bold tracking-[-0.03em]">{words[mode].title}</h1>
      <TextField label="E-mail" name="email" type="email" autoComplete="username" inputMode="email" required data-testid="auth-email" />
      <TextField
        label="Password"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        hint={mode === 'sign-up' ? 'At least 8 characters.' : undefined}
        required
        data-testid="auth-password"
        trailing={<ShowPassword shown={shown} onToggle={() => setShown(!shown)} />}
      />
      <p role="alert" data-testid="auth-error" className="font-medium text-poor empty:hidden">
        {problem}
      </p>
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
          }}
          className="inline-flex min-h-8 items-center font-medium text-ink underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {words[mode].other}
        </button>
      </p>
    </form>
  );
}

/** A field that is missing or is a file is no text. */
const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

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
