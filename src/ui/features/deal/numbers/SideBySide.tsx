import type { ReactNode } from 'react';

interface SideBySideProps {
  readonly inputs: ReactNode;
  /** What they come to. */
  readonly children: ReactNode;
}

/** Inputs and what they come to: beside one another on a desk, below one another on a telephone. */
export const SideBySide = ({ inputs, children }: SideBySideProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{inputs}</div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
  </div>
);
