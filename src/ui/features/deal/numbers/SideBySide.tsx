import type { ReactNode } from 'react';

interface SideBySideProps {
  readonly inputs: ReactNode;
  /** The results. */
  readonly children: ReactNode;
}

/** Inputs and results, side by side on a wide screen and stacked on a phone. */
export const SideBySide = ({ inputs, children }: SideBySideProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{inputs}</div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
  </div>
);
