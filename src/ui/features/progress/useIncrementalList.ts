import { useEffect, useState } from 'react';

/** List items rendered per frame. */
const atOnce = 6;

/** Number of list items to render. Grows by a few per frame, so that dozens arriving together do not block the page. */
export function useIncrementalList(count: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + atOnce));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
