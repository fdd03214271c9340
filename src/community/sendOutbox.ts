import type { Account, InvokeFailure } from '../account/account.ts';
import type { CommunityDb } from '../data/community/communityDb.ts';
import type { OutboxRow, Posting } from '../data/community/outboxRow.ts';

export interface SendContext {
  readonly db: CommunityDb;
  readonly userId: string;
  readonly account: Pick<Account, 'invoke' | 'state'>;
}

/**
 * Sends the outbox in order, including rows added while it runs, until the server cannot be reached or asks to wait. Call it from one tab
 * at a time. A rejected row keeps its reason and does not block later rows. Returns how many the server accepted.
 */
export async function sendOutbox(context: SendContext): Promise<number> {
  const { db, userId, account } = context;
  let [taken, done] = [0, 0];
  for (;;) {
    const next = await db.outbox.where('order').above(done).first();
    const state = account.state();
    if (next === undefined || state.kind !== 'signed-in' || state.user.id !== userId) return taken;
    done = next.order;
    const row = await markTried(context, next.clientId);
    if (row === null) continue;
    const outcome = await sendOne(context, row);
    if (outcome === 'taken') taken += 1;
    if (outcome === 'stop') return taken;
  }
}

async function sendOne({ db, userId, account }: SendContext, row: OutboxRow): Promise<'taken' | 'next' | 'stop'> {
  const answer = await account.invoke('community', { ...wireOf(row), by: userId });
  // An update, so that a row removed in the meantime stays removed.
  if (answer.ok) {
    await db.outbox.update(row.clientId, { state: 'sent', problem: null });
    return 'taken';
  }
  const { kind, problem } = verdictOn(answer.error);
  await db.outbox.update(row.clientId, { state: kind === 'refused' ? 'refused' : 'waiting', problem });
  return kind === 'stop' ? 'stop' : 'next';
}

/** The row as it is sent. From here on it cannot be changed, because the server may have it. Null if there is nothing to send. */
async function markTried({ db, userId }: SendContext, clientId: string): Promise<OutboxRow | null> {
  return db.transaction('rw', db.outbox, async () => {
    const row = await db.outbox.get(clientId);
    if (row === undefined || row.state !== 'waiting' || row.by !== userId) return null;
    const tried = { ...row, tried: true };
    await db.outbox.put(tried);
    return tried;
  });
}

/** A post in the server's request format. */
function wireOf({ clientId, posting }: OutboxRow): Readonly<Record<string, unknown>> {
  const { kind, ...given }: Posting = posting;
  return posting.kind === 'withdraw' ? { ask: kind, kind: posting.what, clientId: posting.target } : { ask: kind, clientId, ...given };
}

interface Verdict {
  /** `next`: only this row waits. `stop`: all later rows wait too. */
  readonly kind: 'refused' | 'next' | 'stop';
  readonly problem: string | null;
}

/** How a failed call affects the row: either the person must act, or it is retried later. */
function verdictOn({ kind, status, body }: InvokeFailure): Verdict {
  const error: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : null;
  if (kind === 'offline') return { kind: 'stop', problem: null };
  if (status === 404) return { kind: 'refused', problem: 'The post or comment this refers to no longer exists.' };
  if (status === 422 || status === 413 || status === 400)
    return { kind: 'refused', problem: 'The server rejected this. Change or discard it.' };
  if (status === 403) return { kind: 'stop', problem: 'Waiting for you to sign in with your second factor.' };
  if (status === 401) return { kind: 'stop', problem: 'Waiting for you to sign in again.' };
  if (error === 'too_many') return { kind: 'next', problem: 'You’ve reached today’s limit. We’ll retry automatically.' };
  // A row that makes the server fail must not block the rest.
  return { kind: error === 'internal' ? 'next' : 'stop', problem: 'The server couldn’t accept it yet. We’ll retry automatically.' };
}
