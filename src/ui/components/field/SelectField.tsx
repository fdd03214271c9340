interface SelectFieldProps<Value extends string> {
  readonly label: string;
  /** The rest of the label, for screen readers only: what tells apart several selects with the same visible label. */
  readonly labelEnd?: string | undefined;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly testId?: string;
  /** A chip is as wide as its selection. On a phone its label is for screen readers only. */
  readonly look?: 'field' | 'chip';
}

const frames = {
  field: 'rounded-[10px]',
  chip: 'rounded-full max-sm:[&>span:first-child]:sr-only',
} as const;

/** A native select with its label inside its frame, one line high. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, labelEnd, value, options, onChange, testId, look = 'field' } = props;
  return (
    <label
      className={`relative inline-flex min-h-11 max-w-full min-w-0 items-center border border-line bg-card text-sm hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-brand ${frames[look]}`}
    >
      <span className="pointer-events-none pl-3 whitespace-nowrap text-ink-3">
        {label}
        {labelEnd === undefined ? null : <span className="sr-only"> {labelEnd}</span>}
      </span>
      <select
        value={value}
        data-testid={testId}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        className={`min-h-11 min-w-0 flex-1 cursor-pointer appearance-none truncate rounded-[inherit] bg-transparent pr-8 font-medium text-ink outline-none [&>option]:bg-card ${look === 'chip' ? 'field-sizing-content pl-2 max-sm:pl-3' : 'pl-2'}`}
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
