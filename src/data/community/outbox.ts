import type { CommunityDb } from './communityDb.ts';
import type { OutboxRow, Posting } from './outboxRow.ts';

/** The ids and times of a new row, passed in so that a retry repeats it. */
export interface NewRow {
  readonly clientId: string;
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Appends one of the person's actions to the queue. */
export async function queuePosting(db: CommunityDb, posting: Posting, { clientId, by, at }: NewRow): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const last = await db.outbox.orderBy('order').last();
    const order = (last?.order ?? 0) + 1;
    await db.outbox.add({ clientId, by, posting, order, createdAt: at, state: 'waiting', tried: false, problem: null });
  });
}

/** Changes an entry that was never sent, or was refused. False if the server may already have it. */
export async function changePosting(db: CommunityDb, clientId: string, posting: Posting): Promise<boolean> {
  const changed = await db.outbox
    .where({ clientId })
    .and((row) => !row.tried || row.state === 'refused')
    .modify({ posting, state: 'waiting', tried: false, problem: null });
  return changed > 0;
}

/** Removes an entry from the queue. If it may have arrived, the action that undoes it is queued under `undo`. */
export async function discardPosting(db: CommunityDb, clientId: string, undo: NewRow): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const row = await db.outbox.get(clientId);
    await db.outbox.delete(clientId);
    const undoing = row?.tried === true && row.state !== 'refused' ? undoingOf(row) : null;
    if (undoing !== null) await queuePosting(db, undoing, undo);
  });
}

/** The row that withdraws a post that may have been sent. Null if none is needed. */
function undoingOf({ clientId, posting }: OutboxRow): Posting | null {
  if (posting.kind === 'report' || posting.kind === 'withdraw') return null;
  if (posting.kind === 'hide') return { ...posting, hidden: !posting.hidden };
  return { kind: 'withdraw', what: posting.kind === 'share' ? 'post' : 'comment', target: clientId };
}
