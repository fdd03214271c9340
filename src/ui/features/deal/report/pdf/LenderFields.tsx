import { Checkbox } from '../../../../components/field/Checkbox.tsx';
import { TextField } from '../../../../components/field/TextField.tsx';
import { longestName, type LenderChoices } from './reportChoices.ts';

interface LenderFieldsProps {
  readonly lender: LenderChoices;
  readonly onChange: (changes: Partial<LenderChoices>) => void;
}

/** What a lender is told about you: nothing until you tick it. */
export function LenderFields({ lender, onChange }: LenderFieldsProps) {
  const { named, borrower, holdings } = lender;
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1.5 text-sm font-medium">What the lender is told about you</legend>
      <Checkbox label="The borrower’s name" checked={named} testId="report-named" onChange={(wanted) => onChange({ named: wanted })} />
      {named ? (
        <TextField
          label="Borrower"
          value={borrower}
          maxLength={longestName}
          autoComplete="name"
          data-testid="report-borrower"
          onChange={(event) => onChange({ borrower: event.target.value })}
        />
      ) : null}
      <Checkbox
        label="The property you already own"
        checked={holdings}
        testId="report-holdings"
        onChange={(wanted) => onChange({ holdings: wanted })}
      />
      <p className="text-sm text-ink-3">Values, loans and rents from your portfolio. Nothing is printed unless you tick it.</p>
    </fieldset>
  );
}
