import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The rendered rows: from `first` up to, not including, `last`. */
interface RowWindow {
  readonly first: number;
  readonly last: number;
}

/** A row window, with the heights in pixels of the rows above and below it. */
interface DrawnRows extends RowWindow {
  readonly above: number;
  readonly below: number;
}

interface Extent {
  readonly scrolled: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** Pixels rendered beyond each edge. The window moves in steps of this size, so that most scrolling renders nothing new. */
const beyondPx = 320;
const stepPx = 160;
/** The maximum number of printed rows. */
const mostPrinted = 200;

/** The rows to render at a scroll position, for rows of one height. The number of rows is the same at any position. */
export function windowAt({ scrolled, height, rowHeight, count }: Extent): RowWindow {
  const beyond = Math.ceil(beyondPx / rowHeight);
  const step = Math.ceil(stepPx / rowHeight);
  const size = Math.min(count, Math.ceil(height / rowHeight) + 1 + 2 * beyond + step);
  const top = Math.floor(Math.max(0, scrolled) / rowHeight) - beyond;
  const first = Math.max(0, Math.min(Math.floor(top / step) * step, count - size));
  return { first, last: first + size };
}

interface RowWindowOptions {
  readonly count: number;
  readonly rowHeight: number;
  /** The scrolling element; null for the page. */
  readonly scroller: RefObject<HTMLElement | null> | null;
  /** The element whose top is the top of the first row. */
  readonly list: RefObject<HTMLElement | null>;
}

/** The rows to render, updated on scroll and resize. All rows have the same height. */
export function useRowWindow({ count, rowHeight, scroller, list }: RowWindowOptions): DrawnRows {
  const [shown, setShown] = useState<RowWindow>(() => ({ first: 0, last: Math.min(count, Math.ceil(innerHeight / rowHeight)) }));
  const printing = usePrinting();
  useEffect(() => {
    const frame = scroller?.current ?? null;
    const look = (): void => {
      if (list.current === null) return;
      const height = frame === null ? innerHeight : frame.clientHeight;
      const scrolled = frame === null ? -list.current.getBoundingClientRect().top : frame.scrollTop;
      const next = windowAt({ scrolled, height, rowHeight, count });
      setShown((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    look();
    const target: HTMLElement | Window = frame ?? window;
    target.addEventListener('scroll', look, { passive: true });
    const watcher = new ResizeObserver(look);
    watcher.observe(frame ?? document.documentElement);
    return () => {
      target.removeEventListener('scroll', look);
      watcher.disconnect();
    };
  }, [count, rowHeight, scroller, list]);
  if (printing) return { first: 0, last: Math.min(count, mostPrinted), above: 0, below: 0 };
  const [first, last] = [Math.min(shown.first, count), Math.min(shown.last, count)];
  return { first, last, above: first * rowHeight, below: (count - last) * rowHeight };
}

/** True while the browser prints. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const set = (on: boolean) => () => flushSync(() => setPrinting(on));
    const [before, after] = [set(true), set(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
