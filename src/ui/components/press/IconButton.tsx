import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, in words: it is the name a screen reader says and the tooltip. */
  readonly label: string;
}

/** A square button with a picture only; 44 pixels under a finger. */
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
