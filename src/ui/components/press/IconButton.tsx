import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's accessible name and tooltip. */
  readonly label: string;
}

/** A square icon button, 44 pixels on touch screens. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-grid size-10 shrink-0 place-items-center rounded-[10px] text-ink-2 transition-colors hover:bg-sunk hover:text-ink disabled:opacity-50 pointer-coarse:size-11 ${className}`}
    >
      {children}
    </button>
  );
}
