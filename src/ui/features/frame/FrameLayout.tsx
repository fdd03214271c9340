import type { ReactNode } from 'react';
import { skipLink } from '../../components/press/skipLink.ts';

interface FrameLayoutProps {
  /** `before` is the side navigation or the phone's top bar; `after` is the bottom bar. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly children: ReactNode;
}

/** Lays out the navigation around a screen. */
export function FrameLayout({ before, after, children }: FrameLayoutProps) {
  return (
    <>
      <a href="#main" className={skipLink}>
        Skip to content
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        {before}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the skip link's target must take focus */}
        <main id="main" tabIndex={-1} className="min-w-0 pb-[calc(5.5rem+env(safe-area-inset-bottom))] outline-none lg:pb-16">
          {children}
        </main>
      </div>
      {after}
    </>
  );
}
