import { useId } from 'react';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Shows the label above; otherwise only screen readers announce it. */
  readonly showLabel?: boolean;
}

/** Maximum options on one line, with wrapped labels if needed. Further options go on the next line. */
const mostInLine = 3;

/** A choice of a few options as native radio buttons, with the browser's keyboard and form behaviour. */
export function Segmented<Value extends string>({ label, options, value, onChange, showLabel = false }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={showLabel ? 'pb-1.5 text-sm font-medium' : 'sr-only'}>{label}</legend>
      <div
        className={`inline-flex max-w-full ${options.length > mostInLine ? 'flex-wrap' : ''} rounded-[10px] border border-line bg-sunk p-0.5`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-9 cursor-pointer items-center justify-center rounded-lg border border-transparent px-3 py-1 text-center text-sm leading-tight text-ink-2 has-checked:border-line has-checked:bg-card has-checked:font-medium has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-coarse:min-h-11 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
