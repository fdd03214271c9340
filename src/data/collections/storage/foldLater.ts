import { collectionNames, type CollectionName } from '../../../core/protocol/syncRow.ts';
import type { Documents } from '../database.ts';
import { foldOldest } from './confirmations.ts';

/** So many records a time, with a pause between: whoever reads or writes meanwhile hardly waits. */
const part = 50;
const pauseMs = 100;

/** What is waited for first: the round that sent them ends, and says so. */
const firstMs = 2_000;

export interface Folding {
  /** Nothing more urgent is to be done. A failure is made good by the next call. */
  later(): void;
  /** Something is: what is under way ends with the part it is at. Of ten thousand on their way out every fifth was written anew meanwhile. */
  notNow(): void;
}

/** Writes what the server confirmed into its records, while nothing waits to be sent. */
export function createFolding(documents: Documents): Folding {
  let isWanted = false;
  let isUnderWay = false;
  const foldOne = async (coll: CollectionName): Promise<boolean> => isWanted && !documents.closed && foldOldest(documents, coll, part);
  const fold = async (): Promise<void> => {
    await pause(firstMs);
    for (const coll of collectionNames) while (await foldOne(coll)) await pause(pauseMs);
  };
  return {
    later: () => {
      isWanted = true;
      if (isUnderWay) return;
      isUnderWay = true;
      void fold()
        .catch((cause: unknown) => {
          if (!documents.closed) console.warn('What was confirmed is written into its records later', cause);
        })
        .finally(() => (isUnderWay = false));
    },
    notNow: () => {
      isWanted = false;
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
