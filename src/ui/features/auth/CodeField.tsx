import { TextField } from '../../components/field/TextField.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly testId: string;
}

/** A six-digit code field. Browsers autofill a code that just arrived, and pasted spaces are accepted. */
export function CodeField({ label, hint, testId }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      maxLength={12}
      required
      data-testid={testId}
    />
  );
}
