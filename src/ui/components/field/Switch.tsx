import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly testId?: string | undefined;
}

/** An on-off switch with immediate effect, as a native checkbox with role switch. Use Checkbox for a choice submitted later. */
export function Switch({ label, hint, checked, onChange, disabled = false, testId }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <span className="grid">
        <span className="text-[15px] font-medium">{label}</span>
        {hint === undefined ? null : (
          <span id={hintId} className="text-sm text-ink-3">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.target.checked)}
        data-testid={testId}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunk transition-colors before:absolute before:top-1/2 before:left-1 before:size-5 before:-translate-y-1/2 before:rounded-full before:bg-ink-2 before:transition-transform checked:border-brand checked:bg-brand checked:before:translate-x-[1.15rem] checked:before:bg-brand-ink focus-visible:rounded-full forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  );
}
