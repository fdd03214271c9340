import { useEffect, useState, type RefObject } from 'react';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { ResultLine } from './ResultLine.tsx';

interface LiveBarProps {
  readonly outcome: Outcome;
  /** The verdict's element. The bar replaces it once it has scrolled away. */
  readonly verdict: RefObject<HTMLElement | null>;
}

/** The result, pinned to the top while inputs further down are edited, so that a phone's keyboard never hides it. */
export function LiveBar({ outcome, verdict }: LiveBarProps) {
  const away = useIsAway(verdict);
  if (!away) return null;
  return (
    // Hidden from screen readers, which get the same figures from the verdict.
    <div
      aria-hidden="true"
      data-result-bar
      className="pointer-events-none fixed inset-x-0 top-0 z-30 border-b pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] border-line bg-card shadow-1 lg:left-60 print:hidden"
    >
      <div className="mx-auto flex max-w-7xl items-center gap-x-5 px-4 pt-[env(safe-area-inset-top)] sm:px-6 lg:px-8">
        <ResultLine outcome={outcome} />
      </div>
    </div>
  );
}

/** Whether an element has scrolled off the top of the page. */
function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const watcher = new IntersectionObserver(
      ([seen]) => seen !== undefined && setAway(!seen.isIntersecting && seen.boundingClientRect.top < 0),
    );
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [element]);
  return away;
}
