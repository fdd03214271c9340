import { useEffect, useState, type RefObject } from 'react';

/** Which rows are drawn: from `first` up to, not including, `last`. */
export interface RowWindow {
  readonly first: number;
  readonly last: number;
}

interface Extent {
  readonly scrolled: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** Rows drawn beyond either edge, and the step in which the window moves, so that most scrolling draws nothing new. */
const beyond = 8;
const step = 4;
/** Before the height is known: what the window of a laptop shows. */
const atFirst = 24;

/** The window of a list of rows of one height, when so much of it has been scrolled past: as many rows wherever that is. */
export function windowAt({ scrolled, height, rowHeight, count }: Extent): RowWindow {
  const size = Math.min(count, Math.ceil(height / rowHeight) + 1 + 2 * beyond + step);
  const top = Math.floor(Math.max(0, scrolled) / rowHeight) - beyond;
  const first = Math.max(0, Math.min(Math.floor(top / step) * step, count - size));
  return { first, last: first + size };
}

interface RowWindowOptions {
  readonly count: number;
  readonly rowHeight: number;
  /** What scrolls; the page itself where there is none. */
  readonly scroller: RefObject<HTMLElement | null> | null;
  /** The element whose top is the first row's. */
  readonly list: RefObject<HTMLElement | null>;
}

/** Follows the scrolling and says which rows to draw. Every row has one height, so that is all there is to it. */
export function useRowWindow({ count, rowHeight, scroller, list }: RowWindowOptions): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ first: 0, last: Math.min(count, atFirst) });
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
  return { first: Math.min(shown.first, count), last: Math.min(shown.last, count) };
}
