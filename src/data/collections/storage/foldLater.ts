import { collectionNames, type CollectionName } from '../../../core/protocol/syncRow.ts';
import type { Documents } from '../database.ts';
import { foldOldest } from './confirmations.ts';
import { unpackOldest } from './unpackArrivals.ts';

/** So many records a time, with a pause between: whoever reads or writes meanwhile hardly waits. */
const part = 50;
const pauseMs = 100;

/** What is waited for first: the round that sent them ends, and says so. */
const firstMs = 2_000;

/** So long nothing is done after the last word that something more urgent is; whoever gave it may be gone. */
const heldMs = 10_000;

export interface Folding {
  /** There is something to write, when nothing else is to be done. A failure is made good by the next call. */
  later(): void;
  /** The same, and nothing else is to be done any more. */
  now(): void;
  /** Something more urgent is: what is under way ends with the part it is at. Of ten thousand on their way out every fifth was written anew meanwhile. */
  notNow(): void;
  /** Nothing is written any more: a newer build has the stores. */
  end(): void;
}

const foldings = new WeakMap<Documents, Folding>();

/** The one that writes what the server confirmed into its records, and what arrived together into the table, while nothing waits to be sent. */
export function foldingOf(documents: Documents): Folding {
  const known = foldings.get(documents);
  if (known !== undefined) return known;
  const made = createFolding(documents);
  foldings.set(documents, made);
  return made;
}

function createFolding(documents: Documents): Folding {
  let heldUntil = 0;
  let isUnderWay = false;
  let isEnded = false;
  const isOver = (): boolean => isEnded || documents.closed;
  const isHeld = (): boolean => performance.now() < heldUntil;
  const quiet = async (): Promise<void> => {
    while (isHeld() && !isOver()) await pause(pauseMs);
  };
  const inParts = async (foldOne: (coll: CollectionName) => Promise<boolean>): Promise<void> => {
    for (const coll of collectionNames) {
      for (let isMore = true; isMore && !isOver();) {
        await quiet();
        isMore = !isOver() && (await foldOne(coll));
        if (isMore) await pause(pauseMs);
      }
    }
  };
  const fold = async (): Promise<void> => {
    await pause(firstMs);
    await inParts((coll) => foldOldest(documents, coll, part));
    await inParts((coll) => unpackOldest(documents, coll));
  };
  const later = (): void => {
    if (isUnderWay || isEnded) return;
    isUnderWay = true;
    void fold()
      .catch((cause: unknown) => {
        if (!documents.closed) console.warn('What was confirmed or arrived together is written into its records later', cause);
      })
      .finally(() => (isUnderWay = false));
  };
  return {
    later,
    now: () => {
      heldUntil = 0;
      later();
    },
    notNow: () => {
      heldUntil = performance.now() + heldMs;
    },
    end: () => {
      isEnded = true;
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
