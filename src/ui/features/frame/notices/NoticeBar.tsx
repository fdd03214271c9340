import type { ReactNode } from 'react';

/** One device notice above the screen. */
export function NoticeBar({ testId, children }: { readonly testId: string; readonly children: ReactNode }) {
  return (
    <section
      data-testid={testId}
      aria-label="About this device"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sunk px-4 py-3 text-sm sm:px-6 lg:px-8 print:hidden [&>p]:min-w-60 [&>p]:flex-1"
    >
      {children}
    </section>
  );
}
