import { collectionNames } from '../../../core/protocol/syncRow.ts';
import type { Documents } from '../database.ts';
import { foldOldest } from './confirmations.ts';

/** So many records a time, with a pause between: whoever reads or writes meanwhile hardly waits. */
const part = 50;
const pauseMs = 100;

/** What is waited for first: the round that sent them ends, and says so. */
const firstMs = 2_000;

/** Writes what the server confirmed into its records, when it is called and nothing more urgent is to be done. A failure is made good by the next call. */
export function createFolding(documents: Documents): () => void {
  let isUnderWay = false;
  const fold = async (): Promise<void> => {
    await pause(firstMs);
    for (const coll of collectionNames) while (!documents.closed && (await foldOldest(documents, coll, part))) await pause(pauseMs);
  };
  return () => {
    if (isUnderWay) return;
    isUnderWay = true;
    void fold()
      .catch((cause: unknown) => {
        if (!documents.closed) console.warn('What was confirmed is written into its records later', cause);
      })
      .finally(() => (isUnderWay = false));
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
