import { clockDriftMs, readStamp } from '../../../../src/core/protocol/hybridLogicalClock.ts';
import { bucketOf, digestBuckets } from '../../../../src/core/protocol/digest.ts';
import type { DigestAnswer, PullAnswer, PushAnswer, RowResult } from '../../../../src/core/protocol/syncCalls.ts';
import type { PushedRow, StoredRow } from '../../../../src/core/protocol/syncRow.ts';
import type { ServerAnswer, ServerRequest } from '../../../../src/sync/step/effects.ts';

/** Server faults that no client could compensate for. The oracle must detect each of them. */
export type ServerPlant = 'checkpoint-gap' | 'double-apply' | 'lost-delete' | 'foreign-row' | 'stale-replica';

/** What a replica of the database has of a workspace. */
interface Copied {
  readonly at: number;
  readonly version: number;
  readonly oldest: number;
  readonly rows: ReadonlyMap<string, StoredRow>;
}

/** The content of a backup. */
interface Stored {
  version: number;
  readonly rows: Map<string, StoredRow>;
  readonly journal: { readonly key: string; readonly mid: string; readonly version: number }[];
}

interface Workspace extends Stored {
  /** Deletions below this version have been purged. */
  oldest: number;
  copy: Stored | null;
  /** The ids of all states the server ever had, including those missing from a restored copy. */
  readonly mids: Set<string>;
  /** When each key was last written, and which deletions were purged. */
  readonly writtenAt: Map<string, number>;
  readonly purged: Set<string>;
  /** The highest edit of each device that ever arrived, by `id/device`. */
  readonly reached: Map<string, number>;
  /** The number of stamps received that were too far ahead of the clock. */
  aheads: number;
}

export interface ServerDouble {
  readonly workspaces: ReadonlyMap<string, Workspace>;
  /**
   * Answers about the user's part of the server. `workspaceId` is the team workspace that the request names. It is the name of that part from
   * then on, and a call that names another one is answered as if it did not exist.
   */
  handle(userId: string, request: ServerRequest & { readonly workspaceId?: string | null }, page: number): ServerAnswer;
  /** `backUp` copies the current state; `setBack` restores the last copy, as a restored backup would. Neither affects purged deletions. */
  backUp(userId: string): void;
  setBack(userId: string): void;
  /** Purges deletions that are old enough. */
  purge(userId: string): void;
  /** Stores an invalid row, as if from a faulty device. */
  plantBadRow(userId: string, id: string): void;
  healBadRow(userId: string, id: string): void;
}

/** In milliseconds: longer than any call can be delayed. Stands for 180 days. */
const keepDeletionsFor = 120_000;

/**
 * The contract of `syncCalls.ts` in memory: versions in sequence, mids, conflicts and purged deletions. With `replicaLagMs`, a replica that
 * is up to this much late answers the pulls it may answer.
 */
export function createServerDouble(
  time: () => number,
  plant: ServerPlant | null,
  replicaLagMs: number | null = plant === 'stale-replica' ? 20_000 : null,
): ServerDouble {
  const workspaces = new Map<string, Workspace>();
  const replica = new Map<string, Copied>();
  const names = new Map<string, string | null>();
  /** What the replica has of a workspace, or null if the primary must answer this pull. */
  const replicated = (userId: string, { after, floor, atLeast }: Extract<ServerRequest, { kind: 'pull' }>): Copied | null => {
    if (replicaLagMs === null) return null;
    const { version, oldest, rows } = of(userId);
    const known = replica.get(userId);
    const copied = known !== undefined && time() - known.at < replicaLagMs ? known : { at: time(), version, oldest, rows: new Map(rows) };
    replica.set(userId, copied);
    const isPurged = after > 0 && after < copied.oldest && floor !== copied.oldest;
    const isReached = plant === 'stale-replica' || (atLeast !== null && copied.version >= atLeast);
    return isReached && copied.version >= after && !isPurged ? copied : null;
  };
  const of = (userId: string): Workspace => {
    const found = workspaces.get(userId) ?? {
      version: 0,
      oldest: 0,
      copy: null,
      rows: new Map(),
      journal: [],
      mids: new Set(),
      writtenAt: new Map(),
      purged: new Set(),
      reached: new Map(),
      aheads: 0,
    };
    workspaces.set(userId, found);
    return found;
  };
  const store = (workspace: Workspace, row: Omit<StoredRow, 'version'>): number => {
    workspace.version += 1;
    const key = `${row.coll}/${row.id}`;
    workspace.rows.set(key, { ...row, version: workspace.version });
    workspace.journal.push({ key, mid: row.mid, version: workspace.version });
    workspace.mids.add(row.mid);
    workspace.writtenAt.set(key, time());
    for (const [name, value] of Object.entries(row.doc))
      if (name.startsWith('own-'))
        workspace.reached.set(
          `${row.id}/${name.slice(4)}`,
          Math.max(Number(value), workspace.reached.get(`${row.id}/${name.slice(4)}`) ?? 0),
        );
    return workspace.version;
  };
  const takeRow = (workspace: Workspace, pushed: PushedRow): RowResult => {
    const { base, ...row } = pushed;
    const current = workspace.rows.get(`${row.coll}/${row.id}`);
    if (row.id.startsWith('poison')) return { status: 'refused', code: 'invalid', message: 'Not a record' };
    if (Object.values(row.clocks).some((stamp) => (readStamp(stamp)?.ms ?? 0) > time() + clockDriftMs)) {
      workspace.aheads += 1;
      return { status: 'refused', code: 'clock', message: 'Too far ahead' };
    }
    if (plant === 'double-apply') return { status: 'applied', version: store(workspace, row) };
    if (current?.mid === row.mid) return { status: 'applied', version: current.version };
    if ((current?.mid ?? null) !== base) return { status: 'conflict', current: current ?? null };
    return { status: 'applied', version: store(workspace, row) };
  };
  const pull = (userId: string, request: Extract<ServerRequest, { kind: 'pull' }>, page: number): ServerAnswer => {
    const workspace = replicated(userId, request) ?? of(userId);
    if (request.after > workspace.version) return failed(410);
    if (request.after > 0 && request.after < workspace.oldest && request.floor !== workspace.oldest) return failed(410);
    const all = [...workspace.rows.values()]
      .filter((row) => row.version > request.after && !(plant === 'lost-delete' && row.deleted))
      .toSorted((left, right) => left.version - right.version);
    const rows = all.slice(0, Math.min(page, request.limit));
    const more = rows.length < all.length;
    const next = more ? (rows.at(-1)?.version ?? 0) : Math.max(workspace.version, request.after);
    if (plant === 'checkpoint-gap' && rows.length > 1 && workspace.version % 5 === 0) rows.splice(rows.length - 2, 1);
    const foreign =
      plant === 'foreign-row'
        ? [...workspaces]
            .find(([owner]) => owner !== userId)?.[1]
            .rows.values()
            .next().value
        : undefined;
    const shown =
      foreign === undefined || rows.length === 0 ? rows : [...rows.slice(0, -1), { ...foreign, version: rows.at(-1)?.version ?? 1 }];
    const body: PullAnswer = { workspace: userId, rows: shown, next, more, floor: workspace.oldest, serverTime: time() };
    // `head` is for a planted fault. A device ignores unknown fields.
    return answer({ ...body, head: workspace.version });
  };
  const push = (userId: string, rows: readonly PushedRow[]): ServerAnswer => {
    if (rows.length > 6) return failed(413);
    const results = rows.map((row) => takeRow(of(userId), row));
    return answer({ workspace: userId, version: of(userId).version, serverTime: time(), results } satisfies PushAnswer);
  };
  const digest = (userId: string, buckets: readonly { readonly count: number; readonly hash: string }[]): ServerAnswer => {
    const alive = [...of(userId).rows.values()].filter(({ deleted }) => !deleted);
    const own = digestBuckets(alive);
    const differing = own.flatMap((bucket, place) => {
      if (bucket.count === buckets[place]?.count && bucket.hash === buckets[place].hash) return [];
      const records = alive.filter(({ id }) => bucketOf(id) === place).map(({ coll, id, mid, version }) => ({ coll, id, mid, version }));
      return [{ bucket: place, records }];
    });
    return answer({ workspace: userId, version: of(userId).version, serverTime: time(), differing } satisfies DigestAnswer);
  };
  return {
    workspaces,
    handle: (userId, { workspaceId = null, ...request }, page) => {
      const named = names.get(userId) ?? workspaceId;
      names.set(userId, named);
      if (named !== workspaceId) return missing;
      if (request.kind === 'pull') return underName(named, pull(userId, request, page));
      return underName(named, request.kind === 'push' ? push(userId, request.rows) : digest(userId, request.buckets));
    },
    backUp: (userId) => {
      const { version, rows, journal } = of(userId);
      of(userId).copy = { version, rows: new Map(rows), journal: [...journal] };
    },
    setBack: (userId) => {
      const workspace = of(userId);
      const { version, rows, journal } = workspace.copy ?? { version: 0, rows: new Map<string, StoredRow>(), journal: [] };
      workspace.version = version;
      workspace.rows.clear();
      for (const [key, row] of rows) workspace.rows.set(key, row);
      // A replica of the older copy is made from it.
      replica.delete(userId);
      workspace.journal.splice(0, workspace.journal.length, ...journal);
    },
    purge: (userId) => {
      const workspace = of(userId);
      const old = [...workspace.rows].filter(
        ([key, row]) => row.deleted && (workspace.writtenAt.get(key) ?? 0) < time() - keepDeletionsFor,
      );
      for (const [key, row] of old) {
        workspace.rows.delete(key);
        workspace.purged.add(key);
        workspace.oldest = Math.max(workspace.oldest, row.version);
      }
    },
    plantBadRow: (userId, id) => {
      const workspace = of(userId);
      store(workspace, { coll: 'deals', id, mid: `badbadbad${workspace.version}`, deleted: false, doc: { id, price: 'much' }, clocks: {} });
    },
    healBadRow: (userId, id) => {
      const workspace = of(userId);
      store(workspace, { coll: 'deals', id, mid: `goodgood${workspace.version}`, deleted: true, doc: {}, clocks: {} });
    },
  };
}

/** The answer to a call about a workspace that does not exist, or that the user is not a member of. */
const missing: ServerAnswer = { ok: false, failure: { kind: 'status', status: 404, code: 'not_found', retryAfter: null } };

/** The answer with the team workspace's id. */
const underName = (workspace: string | null, given: ServerAnswer): ServerAnswer =>
  given.ok && workspace !== null ? { ok: true, body: { ...Object(given.body), workspace } } : given;

/** Serialised as text, so that the two sides share no objects. */
const answer = (body: unknown): ServerAnswer => ({ ok: true, body: JSON.parse(JSON.stringify(body)) as unknown });

const failed = (status: number): ServerAnswer => ({ ok: false, failure: { kind: 'status', status, retryAfter: null } });
