import type { Account, InvokeFailure } from '../account/account.ts';
import type { CommunityDb } from '../data/community/communityDb.ts';
import type { OutboxRow, Posting } from '../data/community/outboxRow.ts';

export interface SendContext {
  readonly db: CommunityDb;
  readonly userId: string;
  readonly account: Pick<Account, 'invoke' | 'state'>;
}

/**
 * Sends what waits, in its order and what is added meanwhile too, until the server cannot be reached or asks to wait. Call it from one tab
 * at a time. What is refused stays with the reason and stops nothing behind it. Returns how many the server took.
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
  // An update, so that what was taken back meanwhile stays taken back.
  if (answer.ok) {
    await db.outbox.update(row.clientId, { state: 'sent', problem: null });
    return 'taken';
  }
  const { kind, problem } = verdictOn(answer.error);
  await db.outbox.update(row.clientId, { state: kind === 'refused' ? 'refused' : 'waiting', problem });
  return kind === 'stop' ? 'stop' : 'next';
}

/** The row as it goes out; from here on it cannot be changed, because the server may have it. Null where there is nothing to send. */
async function markTried({ db, userId }: SendContext, clientId: string): Promise<OutboxRow | null> {
  return db.transaction('rw', db.outbox, async () => {
    const row = await db.outbox.get(clientId);
    if (row === undefined || row.state !== 'waiting' || row.by !== userId) return null;
    const tried = { ...row, tried: true };
    await db.outbox.put(tried);
    return tried;
  });
}

/** A posting as the server is asked to do it. */
function wireOf({ clientId, posting }: OutboxRow): Readonly<Record<string, unknown>> {
  const { kind, ...given }: Posting = posting;
  return posting.kind === 'withdraw' ? { ask: kind, kind: posting.what, clientId: posting.target } : { ask: kind, clientId, ...given };
}

interface Verdict {
  /** `next`: only this one waits; `stop`: so does everything behind it. */
  readonly kind: 'refused' | 'next' | 'stop';
  readonly problem: string | null;
}

/** What a failed call means for what was sent: its person's turn, or a connection or a better time. */
function verdictOn({ kind, status, body }: InvokeFailure): Verdict {
  const error: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : null;
  if (kind === 'offline') return { kind: 'stop', problem: null };
  if (status === 404) return { kind: 'refused', problem: 'What this is about is no longer there.' };
  if (status === 422 || status === 413 || status === 400)
    return { kind: 'refused', problem: 'The server does not take it in this form. Change it, or take it back.' };
  if (status === 403) return { kind: 'stop', problem: 'Waits until your second factor has been given.' };
  if (status === 401) return { kind: 'stop', problem: 'Waits until you sign in again.' };
  if (error === 'too_many') return { kind: 'next', problem: 'You have sent as much as a day allows. It is tried again by itself.' };
  // One that the server stumbles over must not hold up the rest.
  return { kind: error === 'internal' ? 'next' : 'stop', problem: 'The server could not take it yet. It is tried again by itself.' };
}
