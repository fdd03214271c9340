import { useEffect, useState } from 'react';

/** So many items of a list are drawn in one frame. */
const atOnce = 6;

/** How many of a list's items are drawn: a few with each frame, so that dozens that come at once do not hold the page up. */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + atOnce));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
