import type { ComponentProps } from 'react';

interface ChipProps extends ComponentProps<'button'> {
  /** Whether the filter is on. */
  readonly pressed: boolean;
}

/** A toggle filter. The tick shows its state without colour. */
export function Chip({ pressed, className = '', children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={`inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors pointer-coarse:min-h-11 ${
        pressed
          ? 'border-brand bg-brand-soft font-medium text-ink'
          : 'border-line bg-card text-ink-2 hover:border-line-strong hover:text-ink'
      } ${className}`}
    >
      {pressed ? <span aria-hidden="true">✓</span> : null}
      {children}
    </button>
  );
}
