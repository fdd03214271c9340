import { useCallback, useEffect, useState } from 'react';
import type { ReadLink } from '../../../../sharing/readLink.ts';

/** How often an open link asks whether it still works, in milliseconds. */
const askAgainMs = 30_000;

/**
 * A link's report; null while it opens. It is asked for again every half minute while visible and on reconnection, so that a revoked link
 * disappears within a minute.
 */
export function useSharedReport(read: () => Promise<ReadLink>): { readonly link: ReadLink | null; readonly retry: () => void } {
  const [link, setLink] = useState<ReadLink | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const next = await read();
      if (!left) setLink((before) => withoutRedraw(before, next));
    };
    const askIfVisible = () => (document.visibilityState === 'visible' ? void ask() : undefined);
    void ask();
    const timer = setInterval(askIfVisible, askAgainMs);
    addEventListener('online', askIfVisible);
    document.addEventListener('visibilitychange', askIfVisible);
    return () => {
      left = true;
      clearInterval(timer);
      removeEventListener('online', askIfVisible);
      document.removeEventListener('visibilitychange', askIfVisible);
    };
  }, [read]);
  const retry = useCallback(() => {
    setLink(null);
    void read().then(setLink);
  }, [read]);
  return { link, retry };
}

/** A link's contents never change, so the report on screen stays the same object. */
const withoutRedraw = (before: ReadLink | null, next: ReadLink): ReadLink =>
  before?.kind === 'open' && next.kind === 'open' ? { ...next, report: before.report } : next;
