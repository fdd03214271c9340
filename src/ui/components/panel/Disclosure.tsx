import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
}

/** Native details: the page's own search finds what is folded away, and it opens without a script. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <svg
          viewBox="0 0 24 24"
          className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M6 9l6 6 6-6" />
        </svg>
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
