import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly title: ReactNode;
  /** Muted text at the end of the line, e.g. a total. */
  readonly aside?: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Expandable details, printed open. */
export function Disclosure({ title, aside, open = false, children }: DisclosureProps) {
  return (
    <details open={open} className="group border-t border-line last:border-b">
      <summary className="flex min-h-11 list-none items-center gap-2.5 py-2 text-[15px] font-medium [&::-webkit-details-marker]:hidden">
        <svg viewBox="0 0 12 12" className="size-3 shrink-0 text-ink-3 transition-transform group-open:rotate-90" aria-hidden="true">
          <path d="M4 2l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span className="min-w-0 flex-1">{title}</span>
        {aside === undefined ? null : <span className="num text-sm font-normal text-ink-3">{aside}</span>}
      </summary>
      <div className="pb-4 pl-5.5">{children}</div>
    </details>
  );
}
