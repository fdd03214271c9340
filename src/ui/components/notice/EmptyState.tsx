import type { ReactNode } from 'react';
import { Tape } from '../figure/Tape.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty and what to do next. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** An empty state with its reason and the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-14 text-center">
      <div className="w-40">
        <Tape value={null} size="row" />
      </div>
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      <div className="text-ink-2">{children}</div>
      {action === undefined ? null : <div className="flex flex-wrap justify-center gap-2 pt-1">{action}</div>}
    </div>
  );
}
