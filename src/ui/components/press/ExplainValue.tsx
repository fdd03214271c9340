import type { ReactNode } from 'react';

interface ExplainValueProps {
  /** What a screen reader says: the value, whose it is, and that it can be explained. */
  readonly name: string;
  /** What a pointer shows. */
  readonly title: string;
  readonly onClick: () => void;
  readonly className?: string | undefined;
  readonly testId?: string | undefined;
  /** The value as it is read. */
  readonly children: ReactNode;
}

/** A value that is itself the way to how it came about; the dots under it say so. */
export function ExplainValue({ name, title, onClick, className = '', testId, children }: ExplainValueProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={name}
      title={title}
      data-testid={testId}
      className={`min-h-7 text-left underline decoration-line-strong decoration-dotted decoration-[1.5px] underline-offset-4 hover:decoration-ink pointer-coarse:min-h-9 print:no-underline ${className}`}
    >
      {children}
    </button>
  );
}
