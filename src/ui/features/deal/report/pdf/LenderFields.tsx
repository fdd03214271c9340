import { Checkbox } from '../../../../components/field/Checkbox.tsx';
import { TextField } from '../../../../components/field/TextField.tsx';
import { maxNameLength, type LenderChoices } from './reportChoices.ts';

interface LenderFieldsProps {
  readonly lender: LenderChoices;
  readonly onChange: (changes: Partial<LenderChoices>) => void;
}

/** The user's details in a lender's report. Each is off by default. */
export function LenderFields({ lender, onChange }: LenderFieldsProps) {
  const { named, borrower, holdings } = lender;
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1.5 text-sm font-medium">Your details for the lender</legend>
      <Checkbox label="Borrower’s name" checked={named} testId="report-named" onChange={(wanted) => onChange({ named: wanted })} />
      {named ? (
        <TextField
          label="Borrower"
          value={borrower}
          maxLength={maxNameLength}
          autoComplete="name"
          data-testid="report-borrower"
          onChange={(event) => onChange({ borrower: event.target.value })}
        />
      ) : null}
      <Checkbox
        label="Property you already own"
        checked={holdings}
        testId="report-holdings"
        onChange={(wanted) => onChange({ holdings: wanted })}
      />
      <p className="text-sm text-ink-3">Values, loans and rents from your portfolio. These details are included only if you tick them.</p>
    </fieldset>
  );
}
