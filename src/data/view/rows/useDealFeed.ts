import { useLiveQuery } from 'dexie-react-hooks';
import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';
import { readBestDeals, readDealFeed, type DealFeed } from './dealFeed.ts';

interface Read {
  readonly feed: DealFeed | null;
  /** Why the rows cannot be read. Null while they can be read. */
  readonly failure: unknown;
}

interface Followed extends Read {
  /** Starts reading the rows. */
  readonly follow: () => void;
}

const DealFeedContext = createContext<Followed | null>(null);

const nothing: Read = { feed: null, failure: null };

interface DealFeedProviderProps {
  /** Null until the view is open. */
  readonly view: ViewDb | null;
  readonly children: ReactNode;
}

/**
 * Provides a view's rows to all screens inside it. Reading starts with the first screen that needs them. All screens share the rows,
 * and returning to a list needs no new read. The best rows are read first, then all rows, and all again after every change.
 */
export function DealFeedProvider({ view, children }: DealFeedProviderProps) {
  const [isWanted, setWanted] = useState(false);
  const last = useRef<DealFeed | null>(null);
  const best = useLiveQuery(() => (isWanted && view !== null ? reading(readBestDeals(view)) : undefined), [view, isWanted]);
  const isBegun = best !== undefined;
  const all = useLiveQuery(async () => {
    if (!isBegun || view === null) return undefined;
    const read = await reading(readDealFeed(view, last.current));
    last.current = read.feed;
    return read;
  }, [view, isBegun]);
  const { feed, failure } = all ?? best ?? nothing;
  const follow = useCallback(() => setWanted(true), []);
  const value = useMemo(() => ({ feed, failure, follow }), [feed, failure, follow]);
  return createElement(DealFeedContext, { value }, children);
}

/** A failure is shown in place of the rows, so that the frame around them stays. */
async function reading(feed: Promise<DealFeed | null>): Promise<Read> {
  try {
    return { feed: await feed, failure: null };
  } catch (cause) {
    // A database closed on purpose no longer reports changes.
    if (cause instanceof Error && cause.name === 'DatabaseClosedError') throw cause;
    return { feed: null, failure: cause };
  }
}

/**
 * Every deal's row, live: the best first and the others a moment later. Null during the first read. When thousands of rows arrive, they are
 * rendered in slices, which the person's input can interrupt.
 */
export function useDealFeed(): DealFeed | null {
  const followed = useContext(DealFeedContext);
  if (followed === null) throw new Error('DealFeedProvider is missing above this component');
  const { feed, failure, follow } = followed;
  useEffect(follow, [follow]);
  const state = useDeferredValue(feed);
  if (failure !== null) throw failure;
  return state;
}

/** The row of every deal that is not in the bin, best score first. Undefined during the first read. */
export function useDealRows(): readonly DealRow[] | undefined {
  const feed = useDealFeed();
  return feed?.complete === true ? feed.rows : undefined;
}
