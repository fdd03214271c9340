import { useLayoutEffect } from 'react';
import { handover } from './handover.ts';

/**
 * Replays input typed and clicked in a part of a prerendered page before it was hydrated. A part that is hydrated later is inside an
 * element whose `data-part` is its name; null is the rest of the page.
 */
export function useReplay(part: string | null): void {
  // Runs after the commit that hydrates the part, and before the browser handles another event.
  useLayoutEffect(() => queueMicrotask(() => handover.replay?.(part)), [part]);
}
