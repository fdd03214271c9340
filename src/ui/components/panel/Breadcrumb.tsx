import { Link } from '@tanstack/react-router';
import { memo } from 'react';

interface BreadcrumbProps {
  readonly to: '/deals' | '/portfolio' | '/workspaces';
  /** The parent screen's name. */
  readonly above: string;
  /** This screen's name; null shows only the parent. */
  readonly here: string | null;
}

/** A link to the parent screen, on one line, not printed. Memoised, because a deal re-renders on every keystroke. */
export const Breadcrumb = memo(function Breadcrumb({ to, above, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 truncate text-[13px] text-ink-3 print:hidden">
      <Link to={to} className="inline-flex min-h-8 items-center hover:text-ink hover:underline pointer-coarse:min-h-11">
        {above}
      </Link>
      {here === null ? null : <span> › {here}</span>}
    </nav>
  );
});
