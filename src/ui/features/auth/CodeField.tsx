import { TextField } from '../../components/field/TextField.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly testId: string;
}

/** Six digits; the browser offers the one that just arrived, and pasting one with spaces works. */
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
