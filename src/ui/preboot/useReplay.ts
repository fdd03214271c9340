import { useLayoutEffect } from 'react';
import { handover } from './handover.ts';

/**
 * Replays input typed and clicked in a part of a prerendered page before it was hydrated. A part hydrated after the
 * page is in an element with its name as `data-part`; null is the rest of the page.
 */
export function useReplay(part: string | null): void {
  // After the commit that hydrates the part, and before the browser handles another event.
  useLayoutEffect(() => queueMicrotask(() => handover.replay?.(part)), [part]);
}
