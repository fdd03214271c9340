import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Grid {
  readonly columns: number;
  /** The height of a row and the gap under it, in pixels. */
  readonly row: number;
}

/** The part of a long grid that is drawn: items from `from` up to `to`, and the room that the others take above and below, in pixels. */
export interface WindowedPart {
  readonly columns: number;
  readonly from: number;
  readonly to: number;
  readonly above: number;
  readonly below: number;
}

/** One constant for each kind of list. */
export interface Shape {
  /** Columns are added as long as each is at least so wide, in pixels. */
  readonly narrowest: number;
  readonly gap: number;
  /** How high a row is thought to be before one was measured. */
  readonly guess: number;
}

/** Items drawn in the frame a person waits for after a press; those beside them in sight come with the next. */
const firstItems = 3;
/** Rows drawn beyond the edges of the window, so that scrolling meets none that are empty; they come after those in sight are painted. */
const beyond = 2;
/** By then the first rows are on the screen. */
const paintedMs = 100;
/** Paper does not scroll: so many items are printed. */
const mostPrinted = 200;

/** Draws only the rows of a grid that are in sight; every row must be as high as the first. */
export function useWindowed(list: RefObject<HTMLElement | null>, count: number, shape: Shape): WindowedPart {
  const [grid, setGrid] = useState<Grid>({ columns: 1, row: shape.guess + shape.gap });
  const rows = useRowsInSight(list, grid);
  const printing = usePrinting();

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const columns = Math.max(1, Math.floor((element.clientWidth + shape.gap) / (shape.narrowest + shape.gap)));
      const first = element.firstElementChild?.getBoundingClientRect().height ?? shape.guess;
      const next = { columns, row: first + shape.gap };
      setGrid((before) => (before.columns === columns && Math.abs(before.row - next.row) < 0.5 ? before : next));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    if (element.firstElementChild !== null) watcher.observe(element.firstElementChild);
    return () => watcher.disconnect();
  }, [list, shape]);

  return printing ? { columns: grid.columns, from: 0, to: Math.min(count, mostPrinted), above: 0, below: 0 } : partOf(grid, rows, count);
}

const firstRows = (columns: number): number => Math.ceil(firstItems / columns);

/** The rows from and up to which a list is drawn: at first a few, with the next frame all in sight, then some beyond. */
function useRowsInSight(list: RefObject<HTMLElement | null>, grid: Grid): readonly [from: number, to: number] {
  const [rows, setRows] = useState<readonly [from: number, to: number]>(() => [0, firstRows(grid.columns)]);
  const drawn = useRef(false);
  useLayoutEffect(() => {
    let frame = 0;
    const look = (extra: number, most = Infinity): void => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor(-top / grid.row) - extra);
      const to = Math.min(from + most, Math.ceil((window.innerHeight - top) / grid.row) + extra);
      setRows((before) => (before[0] === from && before[1] === to ? before : [from, to]));
    };
    const next = (extra: number): void => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        look(extra);
      });
    };
    const soon = (): void => {
      if (frame === 0) next(beyond);
    };
    if (drawn.current) look(0);
    else {
      drawn.current = true;
      look(0, firstRows(grid.columns));
      next(0);
    }
    const painted = setTimeout(() => startTransition(() => look(beyond)), paintedMs);
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      clearTimeout(painted);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [list, grid]);
  return rows;
}

/** True from just before the browser prints until it has. */
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

/** The drawn part of `count` items, for the rows in sight; of a list that is out of sight some as well, for the keyboard to go to. */
export function partOf({ columns, row }: Grid, [first, end]: readonly [number, number], count: number): WindowedPart {
  const total = Math.ceil(count / columns);
  const least = firstRows(columns);
  const from = Math.min(first, Math.max(0, total - least));
  const to = Math.min(total, Math.max(end, from + least));
  return { columns, from: from * columns, to: Math.min(count, to * columns), above: from * row, below: (total - to) * row };
}
