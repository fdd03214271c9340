import { Link } from '@tanstack/react-router';
import { memo } from 'react';

interface BreadcrumbProps {
  readonly to: '/deals' | '/portfolio';
  /** The name of the screen above. */
  readonly above: string;
  /** This screen; only the one above where null. */
  readonly here: string | null;
}

/** The way back to the screen above, on one line; not printed. Drawn again only where its words change: a deal is redrawn at every key. */
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
