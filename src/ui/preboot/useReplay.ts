import { useLayoutEffect } from 'react';
import { handover } from './handover.ts';

/**
 * Repeats what was typed and pressed in a part of a prerendered page before it was hydrated. A part that is loaded and hydrated after the
 * page stands in an element with its name as `data-part`; null is the rest of the page.
 */
export function useReplay(part: string | null): void {
  // After the commit that hydrates the part, and before the browser handles another event.
  useLayoutEffect(() => queueMicrotask(() => handover.replay?.(part)), [part]);
}
