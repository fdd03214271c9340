import type { ReactNode } from 'react';

interface ExplainValueProps {
  /** The accessible name: the value, its figure, and that it can be explained. */
  readonly name: string;
  /** The tooltip. */
  readonly title: string;
  readonly onClick: () => void;
  readonly className?: string | undefined;
  readonly testId?: string | undefined;
  /** The formatted value. */
  readonly children: ReactNode;
}

/** A value that opens its own explanation, marked by a dotted underline. */
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
