import { useLayoutEffect, useState, type RefObject } from 'react';

/** The element's current width in pixels, at least 240; null before the first measurement. */
export function useChartWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const measure = () => setWidth(Math.max(240, Math.round(target.clientWidth)));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [element]);
  return width;
}
