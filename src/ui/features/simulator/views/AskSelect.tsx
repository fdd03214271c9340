interface AskSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly testId?: string;
}

/** One word of a question, as a native choice. */
export function AskSelect({ label, value, options, onChange, testId }: AskSelectProps) {
  return (
    <label className="grid min-w-0 gap-1 text-[13px] text-ink-3">
      {label}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        data-testid={testId}
        className="min-h-11 max-w-full min-w-0 cursor-pointer rounded-[10px] border border-line-strong bg-card px-3 text-base text-ink sm:text-[15px]"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
