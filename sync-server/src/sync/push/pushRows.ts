import { err, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query, Row } from '../../store/database.ts';
import { mentionsOf } from './mentionsOf.ts';
import { refused, type CheckedRow, type RefusedRow } from './validateRow.ts';
import { decidePush, keyOf, workspaceQuota, type CurrentRow, type Decision, type Head, type Quota, type WrittenRow } from './decidePush.ts';

/**
 * The lock for every write to a workspace, so that versions rise in commit order. With row-level security, a user can lock only workspaces
 * they may write to. Any other workspace (someone else's, missing or read-only) is not found and not locked.
 */
const lockHead = `select h.workspace_id::text as id, h.version::text, h.docs::text, h.bytes::text,
    private.address_confirmed()::text as confirmed, (m.personal_of is null)::text as shared, m.role
  from sync.workspace_members m join sync.workspace_heads h on h.workspace_id = m.workspace_id
  where m.user_id = (select auth.uid())
    and case when $1::text is null then m.personal_of = (select auth.uid()) else m.workspace_id = $1::text::uuid end for update of h`;

/** Notes whose device wrote to a shared workspace, so that the others see who changed a field. */
const noteDevice = 'select private.note_device($1::uuid, $2)::text as noted';

/** Queues mail to the members whom stored comments mention. */
const noteMentions = 'select private.note_mentions($1::uuid, $2::text::jsonb)::text as queued';

/**
 * The rows under the pushed keys, complete only if needed for a conflict response. It is a separate statement after the lock, because a
 * statement started earlier would see the rows as they were before the wait for the lock. The limit makes the planner look up each key.
 * Otherwise, not knowing the workspace's size, it would read all of it.
 */
const readCurrent = `select r.coll, r.id, r.mid, r.version::text, r.deleted::text, r.size::text,
    case when r.mid is distinct from p.base and r.mid <> p.mid then r.doc::text end as doc,
    case when r.mid is distinct from p.base and r.mid <> p.mid then r.clocks::text end as clocks
  from jsonb_to_recordset($2::text::jsonb) as p (coll text, id text, mid text, base text)
  cross join lateral (
    select * from sync.sync_rows one
    where one.workspace_id = $1::uuid and one.coll = p.coll and one.id = p.id limit 1
  ) r`;

/** Writes all rows and the new counters in one statement, so that a batch is applied completely or not at all. */
const write = `with given as (
    select * from jsonb_to_recordset($2::text::jsonb)
      as p (coll text, id text, version bigint, mid text, deleted boolean, doc jsonb, clocks jsonb, size integer)
  ), written as (
    insert into sync.sync_rows as r (workspace_id, coll, id, version, mid, deleted, doc, clocks, size)
    select $1::uuid, coll, id, version, mid, deleted, doc, clocks, size from given
    on conflict (workspace_id, coll, id) do update set version = excluded.version, mid = excluded.mid, deleted = excluded.deleted,
      doc = excluded.doc, clocks = excluded.clocks, size = excluded.size, changed_at = now()
    returning 1
  )
  update sync.workspace_heads set version = $3::text::bigint, docs = $4::text::integer, bytes = $5::text::bigint
  where workspace_id = $1::uuid returning (select count(*) from written)::text as rows`;

export interface Push {
  /** The requested workspace. Null for the person's own. */
  readonly workspace: string | null;
  readonly device: string;
  readonly rows: readonly Result<CheckedRow, RefusedRow>[];
  /** The storage limit for a person with an unconfirmed address. */
  readonly unconfirmedBytes: number;
}

/** Accounts with made-up addresses are free to create, so they get little storage. */
const unconfirmedShare = (bytes: number): Quota => ({
  docs: workspaceQuota.docs,
  bytes: Math.min(bytes, workspaceQuota.bytes),
  fullMessage: 'Your storage is full. Confirm your email address under Account to get more, then sync again.',
});

/** The result of a batch, and its workspace. */
export interface Pushed extends Decision {
  readonly workspace: string;
  /** Whether mail about mentions waits to be sent, once the transaction has committed. */
  readonly hasMail: boolean;
}

/**
 * Applies a batch to the requested workspace, or the person's own if null. Runs inside a transaction opened as the user. Null, with no lock
 * or write, if there is no such workspace or the user may not write to it.
 */
export async function pushRows(q: Query, { workspace: asked, device, rows: sent, unconfirmedBytes }: Push): Promise<Pushed | null> {
  const [locked] = await q(lockHead, [asked]);
  if (locked === undefined) return null;
  const workspace = locked['id'] ?? '';
  const rows = locked['role'] === 'owner' ? sent : sent.map(withoutProfile);
  const current = await currentRows(q, workspace, rows);
  const share = locked['confirmed'] === 'true' ? workspaceQuota : unconfirmedShare(unconfirmedBytes);
  const decision = { workspace, hasMail: false, ...decidePush(rows, current, { before: headOf(locked), share }) };
  if (decision.written.length === 0) return decision;
  const { version, docs, bytes } = decision.head;
  const [done] = await q(write, [
    workspace,
    `[${decision.written.map(writtenJson).join(',')}]`,
    String(version),
    String(docs),
    String(bytes),
  ]);
  // Row-level security drops rows silently. If it did, the whole batch must be rolled back.
  if (Number(done?.['rows']) !== decision.written.length) throw new Error('Not all rows of the push were written');
  if (locked['shared'] !== 'true') return decision;
  await q(noteDevice, [workspace, device]);
  const mentions = mentionsOf(decision.written);
  const [noted] = mentions.length === 0 ? [] : await q(noteMentions, [workspace, JSON.stringify(mentions)]);
  return { ...decision, hasMail: noted?.['queued'] === 'true' };
}

/** Refuses the profile of a shared workspace, which only owners may change, because it sets everyone's targets. */
const withoutProfile = (row: Result<CheckedRow, RefusedRow>): Result<CheckedRow, RefusedRow> =>
  row.ok && row.value.coll === 'profiles' ? err(refused('forbidden', 'Only an owner can change the workspace’s targets')) : row;

const headOf = (row: Row): Head => ({ version: Number(row['version']), docs: Number(row['docs']), bytes: Number(row['bytes']) });

async function currentRows(
  q: Query,
  workspace: string,
  rows: readonly Result<CheckedRow, RefusedRow>[],
): Promise<ReadonlyMap<string, CurrentRow>> {
  const keys = rows.flatMap((row) =>
    row.ok ? [{ coll: row.value.coll, id: row.value.id, mid: row.value.mid, base: row.value.base }] : [],
  );
  const found = keys.length === 0 ? [] : await q(readCurrent, [workspace, JSON.stringify(keys)]);
  const current = new Map<string, CurrentRow>();
  for (const row of found) {
    const key = keyOf({ coll: row['coll'] ?? '', id: row['id'] ?? '' });
    current.set(key, {
      mid: row['mid'] ?? '',
      version: Number(row['version']),
      deleted: row['deleted'] === 'true',
      size: Number(row['size']),
      // A record that occurs twice in a batch is found twice, and perhaps only one of the two rows has its JSON.
      doc: row['doc'] ?? current.get(key)?.doc ?? null,
      clocks: row['clocks'] ?? current.get(key)?.clocks ?? null,
    });
  }
  return current;
}

/** Inserts the JSON that the check produced as it is, so that no document is serialised twice. Names and ids need no escaping. */
const writtenJson = ({ row: { coll, id, mid, deleted, size, doc, clocks }, version }: WrittenRow): string =>
  `{"coll":"${coll}","id":"${id}","mid":"${mid}","version":${version},"deleted":${deleted},"size":${size},"doc":${doc},"clocks":${clocks}}`;
