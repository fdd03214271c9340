import { useEffect, useState, type SubmitEvent } from 'react';
import type { AccountSettings, SentCode } from '../../../../account/settings/accountSettings.ts';
import type { Factor } from '../../../../account/secondFactor.ts';
import { err } from '../../../../core/kernel/result.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { FormError } from '../../../parts/account/FormError.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { CodeField } from '../CodeField.tsx';
import { typedCode } from './typedCode.ts';

/** Asks for any of the user's second factors: a code from an app, a passkey, or a code by text message. */
export function SecondFactorForm({ onDone }: { readonly onDone: () => void }) {
  const account = useAccount();
  const { running, problem, run } = useTask();
  const factors = useStoredFactors();
  const [sent, setSent] = useState<SentCode | null>(null);
  const of = (type: Factor['type']) => factors.filter((factor) => factor.type === type);
  const [apps, passkeys, phones] = [of('totp'), of('webauthn'), of('phone')];
  const takesCode = apps.length > 0 || sent !== null;
  const finish = async (call: (settings: AccountSettings) => ReturnType<AccountSettings['confirmApp']>) => {
    if ((await run(async () => call(await account.settings()))) !== null) onDone();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const digits = typedCode(event.currentTarget);
    void finish((settings) => (sent === null ? confirmAnyApp(settings, apps, digits) : settings.confirmPhone(sent, digits)));
  };
  const send = async (phone: Factor) => {
    const answer = await run(async () => (await account.settings()).sendPhoneCode(phone.id));
    if (answer !== null) setSent(answer.value);
  };
  const [passkey] = passkeys;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h1 className="text-3xl font-bold tracking-[-0.03em]">One more step</h1>
      <p className="text-ink-2">{leadText({ apps, phones, sent })}</p>
      {takesCode ? (
        <CodeField
          label={sent === null ? 'Code from the app' : 'Code from the text message'}
          hint={sent === null ? 'Six digits that change every 30 seconds.' : undefined}
          testId={sent === null ? 'totp-code' : 'phone-code'}
        />
      ) : null}
      <FormError text={problem} testId="auth-error" />
      <div className="flex flex-wrap gap-2">
        {takesCode ? (
          <Button type="submit" look="primary" size="large" busy={running} disabled={running} data-testid="totp-submit">
            Continue
          </Button>
        ) : null}
        {passkey === undefined ? null : (
          <Button
            look={takesCode ? 'plain' : 'primary'}
            size="large"
            disabled={running}
            onClick={() => void finish((settings) => settings.confirmPasskey(passkey.id))}
            data-testid="passkey-use"
          >
            Use a passkey
          </Button>
        )}
        {phones.map((phone) => (
          <Button key={phone.id} size="large" disabled={running} onClick={() => void send(phone)} data-testid="phone-send">
            {sent?.factorId === phone.id ? 'Send a new code' : `Text a code to ${phoneText(phone)}`}
          </Button>
        ))}
        <Button look="quiet" size="large" disabled={running} onClick={() => void account.signOut('local')}>
          Use a different account
        </Button>
      </div>
    </form>
  );
}

function leadText({
  apps,
  phones,
  sent,
}: {
  readonly apps: readonly Factor[];
  readonly phones: readonly Factor[];
  readonly sent: SentCode | null;
}) {
  if (sent !== null) return 'Enter the code we sent to your phone.';
  if (apps.length > 0) return 'Enter the code from your authenticator app.';
  return phones.length > 0 ? 'Get a code by text message, or use a passkey if you have one.' : 'Confirm with your passkey.';
}

/** "the phone ending in 123", from the factor's name, which this app gave it. */
const phoneText = ({ name }: Factor): string =>
  name.startsWith('Phone ') ? `the phone ${name.slice('Phone '.length)}` : name || 'your phone';

/** The factors from the stored session. Empty until the settings have loaded. */
function useStoredFactors(): readonly Factor[] {
  const account = useAccount();
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  useEffect(() => {
    let current = true;
    void account.settings().then((settings) => (current ? setFactors(settings.storedFactors()) : undefined));
    return () => {
      current = false;
    };
  }, [account]);
  return factors;
}

/** Tries a code with each app, because it is not known which app the code is from. */
async function confirmAnyApp(settings: AccountSettings, apps: readonly Factor[], digits: string) {
  let last: Awaited<ReturnType<AccountSettings['confirmApp']>> = err({ code: 'mfa_factor_not_found', message: '' });
  for (const { id } of apps) {
    last = await settings.confirmApp(id, digits);
    if (last.ok || last.error.code !== 'mfa_verification_failed') return last;
  }
  return last;
}
