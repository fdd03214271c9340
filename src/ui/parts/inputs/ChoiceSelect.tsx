interface ChoiceSelectProps {
  readonly label: string;
  /** Null shows "Choose". */
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Whether it is the user's own choice, not a default. */
  readonly yours: boolean;
  readonly describedBy?: string | undefined;
  readonly testId?: string | undefined;
}

/** A select styled like a number cell. */
export function ChoiceSelect({ label, value, options, onChange, yours, describedBy, testId }: ChoiceSelectProps) {
  return (
    <span className="relative inline-flex w-32 max-w-full min-[360px]:w-40 sm:w-44">
      <select
        aria-label={label}
        aria-describedby={describedBy}
        data-testid={testId}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        className={`min-h-10 w-full cursor-pointer appearance-none truncate rounded-lg border pr-7 pl-2.5 text-right text-[15px] hover:border-line-strong pointer-coarse:min-h-11 [&>option]:bg-card ${yours ? 'border-tape-edge bg-yours font-medium text-ink' : 'border-transparent bg-sunk text-ink'}`}
      >
        {value === null ? <option value="">Choose</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-xs text-ink-3">
        ▾
      </span>
    </span>
  );
}
