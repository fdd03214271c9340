import { useState, type SubmitEvent } from 'react';
import type { SentCode } from '../../../../account/settings/accountSettings.ts';
import { Button } from '../../../components/press/Button.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { FormError } from '../../../parts/account/FormError.tsx';
import { useTask } from '../../../parts/account/useTask.ts';
import { CodeField } from '../CodeField.tsx';
import { fieldText } from '../fieldText.ts';
import { phoneNumber, shortPhone } from './phoneNumber.ts';
import { typedCode } from './typedCode.ts';

interface NewPhoneFormProps {
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Asks for a phone number, sends it a code, and confirms it with that code. */
export function NewPhoneForm({ onAdded, onCancel }: NewPhoneFormProps) {
  const account = useAccount();
  const { running, problem, run } = useTask();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [wrong, setWrong] = useState<string>();
  const send = async (phone: string) => {
    const settings = await account.settings();
    const enrolled = await run(() => settings.enrolPhone({ name: shortPhone(phone), phone }));
    if (enrolled === null) return;
    const answer = await run(() => settings.sendPhoneCode(enrolled.value));
    if (answer !== null) setSent(answer.value);
  };
  const confirm = async (code: SentCode, digits: string) => {
    if ((await run(async () => (await account.settings()).confirmPhone(code, digits))) !== null) onAdded();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent !== null) {
      void confirm(sent, typedCode(event.currentTarget));
      return;
    }
    const phone = phoneNumber(fieldText(event.currentTarget, 'phone'));
    setWrong(phone === null ? 'Type the number with its country code, such as +44 7700 900123.' : undefined);
    if (phone !== null) void send(phone);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {sent === null ? (
        <TextField
          label="Phone number"
          hint="With its country code. We only use it to send sign-in codes."
          error={wrong}
          name="phone"
          type="tel"
          autoComplete="tel"
          data-testid="phone-number"
        />
      ) : (
        <CodeField label="Code from the text message" testId="phone-code" />
      )}
      <FormError text={problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={running} disabled={running} data-testid="phone-confirm">
          {sent === null ? 'Send a code' : 'Confirm'}
        </Button>
        <Button look="quiet" disabled={running} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
