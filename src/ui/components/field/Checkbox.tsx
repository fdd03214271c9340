import { useEffect, useRef } from 'react';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Whether to show the indeterminate state, as in a table header. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Hides the label visually, e.g. in a table row that already shows the name. */
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  readonly testId?: string | undefined;
}

/** A native checkbox with its label. The label is clickable too. */
export function Checkbox({ label, checked, mixed = false, onChange, quiet = false, disabled = false, testId }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed && !checked;
  }, [mixed, checked]);
  return (
    <label
      className={`inline-flex min-h-9 cursor-pointer items-center gap-2.5 text-[15px] has-disabled:cursor-not-allowed has-disabled:opacity-60 pointer-coarse:min-h-11 ${quiet ? 'min-w-9 justify-center pointer-coarse:min-w-11' : ''}`}
    >
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        data-testid={testId}
        className="size-[18px] shrink-0 cursor-[inherit] accent-brand"
      />
      <span className={quiet ? 'sr-only' : ''}>{label}</span>
    </label>
  );
}
