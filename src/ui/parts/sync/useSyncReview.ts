import { useEffect, useState } from 'react';
import { useClock } from '../../hooks/useClock.ts';
import { useSyncControl } from '../../hooks/useSyncControl.ts';
import type { ConflictView, ParkedView, SyncChoice, SyncReviewList } from '../../../data/commands/reviewedRecords.ts';

interface SyncReviewing {
  /** Null while loading. */
  readonly list: SyncReviewList | null;
  readonly failure: string | null;
  readonly takeBack: (conflict: ConflictView) => void;
  readonly keep: (conflict: ConflictView) => void;
  readonly sendAgain: (parked: ParkedView) => void;
}

/** The sync review, reloaded after each choice. */
export function useSyncReview(): SyncReviewing {
  const { newId, now } = useClock();
  const sync = useSyncControl();
  const [list, setList] = useState<SyncReviewList | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void sync.reviewSync().then((found) => (current ? setList(found) : undefined));
    return () => {
      current = false;
    };
  }, [sync]);
  const choose = async (choice: SyncChoice): Promise<void> => {
    const chosen = await sync.chooseInSync(choice);
    setFailure(chosen.ok ? null : 'message' in chosen.error ? chosen.error.message : 'The record no longer exists.');
    setList(await sync.reviewSync());
  };
  return {
    list,
    failure,
    takeBack: ({ coll, id, key }) => void choose({ type: 'sync/take-back', coll, id, key, stamp: { mid: newId(), at: now() } }),
    keep: ({ coll, id, key }) => void choose({ type: 'sync/keep', coll, id, key, stamp: { mid: newId(), at: now() } }),
    sendAgain: ({ coll, id }) => void choose({ type: 'sync/send-again', coll, id }),
  };
}
