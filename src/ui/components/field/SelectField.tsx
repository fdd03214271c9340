interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly testId?: string;
}

/** A native select with its label inside its frame: one line high, and the phone's own picker. */
export function SelectField<Value extends string>({ label, value, options, onChange, testId }: SelectFieldProps<Value>) {
  return (
    <label className="relative inline-flex min-h-11 max-w-full min-w-0 items-center rounded-[10px] border border-line bg-card text-sm hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <span className="pointer-events-none pl-3 whitespace-nowrap text-ink-3">{label}</span>
      <select
        value={value}
        data-testid={testId}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        className="min-h-11 min-w-0 flex-1 cursor-pointer appearance-none truncate rounded-[10px] bg-transparent pr-8 pl-2 font-medium text-ink outline-none [&>option]:bg-card"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span aria-hidden="true" className="pointer-events-none absolute right-3 text-xs text-ink-3">
        ▾
      </span>
    </label>
  );
}
