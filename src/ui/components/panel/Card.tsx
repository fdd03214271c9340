import type { ReactNode } from 'react';

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** `section` needs a heading inside; `article` for an item of a list. */
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly labelledBy?: string | undefined;
}

/** A raised sheet of paper: only for things that can be opened or moved, or that lead a screen. */
export function Card({ children, className = '', as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={`rounded-2 border border-line bg-card p-5 shadow-1 print:break-inside-avoid print:shadow-none ${className}`}
    >
      {children}
    </Element>
  );
}
