import * as v from 'valibot';
import { collectionNames, storedRow } from './syncRow.ts';

/** Increased with every change of a schema here; the server supports this version and the previous one. */
export const protocolVersion = 1;

/** The header with a device's protocol version. A device with an older version gets 426 with `upgrade_required`, and keeps its queue. */
export const protocolHeader = 'x-yardstick-protocol';

/** The server's limits. A larger batch or body gets 413, and the device splits it; a larger record is refused individually. */
export const syncLimits = { bodyBytes: 1_000_000, rows: 500, documentBytes: 64_000, depth: 20, keys: 5_000 } as const;

const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const serverTime = v.pipe(v.number(), v.integer());
const workspace = v.optional(v.pipe(v.string(), v.uuid()));

/**
 * `POST /sync/v1/push`. Without a workspace, the person's own is used. A workspace the token may not use gets the same response as a
 * missing one.
 */
export const pushCall = v.object({
  workspace,
  device: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,40}$/)),
  /** Every row is a `pushedRow`. Rows are validated one by one, so that only the invalid ones are refused. */
  rows: v.pipe(v.array(v.unknown()), v.maxLength(syncLimits.rows)),
});
export type PushCall = v.InferOutput<typeof pushCall>;

/**
 * The result for one row, in the order sent. `applied`: stored now or earlier, under this `mid`. `conflict`: the stored state differs and
 * is included (null if there is none); the device merges and sends again. `refused`: the row is refused permanently, and the device parks
 * it. Only the reason `clock` is temporary: a stamp is more than `clockDriftMs` ahead of the server; the device lowers it and retries.
 */
export const rowResult = v.variant('status', [
  v.object({ status: v.literal('applied'), version }),
  v.object({ status: v.literal('conflict'), current: v.nullable(storedRow) }),
  v.object({
    status: v.literal('refused'),
    code: v.picklist(['invalid', 'too-large', 'quota', 'forbidden', 'clock']),
    message: v.string(),
  }),
]);
export type RowResult = v.InferOutput<typeof rowResult>;

export const pushAnswer = v.object({ workspace: v.string(), version, serverTime, results: v.array(rowResult) });
export type PushAnswer = v.InferOutput<typeof pushAnswer>;

/**
 * `GET /sync/v1/pull?after=VERSION[&limit=N][&floor=VERSION][&atLeast=VERSION][&workspace=UUID]`: rows by version, all collections in one
 * feed, including deleted ones. `atLeast` is the newest version that the device knows of: a database replica may answer once it has reached
 * that version. Without it the primary answers. A device that last synced before deleted records were purged gets 410 `resync_required`: it
 * does a full pull and merges, losing none of its own changes. Its first pages are older than the purge, so each request sends the first
 * page's `floor`.
 */
export const pullAnswer = v.object({
  workspace: v.string(),
  rows: v.array(storedRow),
  /** The version to request next: the last row's, or the workspace's if the page is the last. */
  next: version,
  /** Whether there are rows after `next`. A page of large rows may have fewer than requested. */
  more: v.boolean(),
  /** Records deleted up to this version have been purged. */
  floor: version,
  serverTime,
});
export type PullAnswer = v.InferOutput<typeof pullAnswer>;

/** `POST /sync/v1/digest`: count and hash of `coll/id:mid` of everything not deleted, in 64 buckets by id. See `digest.ts`. */
export const digestCall = v.object({
  workspace,
  buckets: v.pipe(v.array(v.object({ count: version, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/)) })), v.length(64)),
});
export type DigestCall = v.InferOutput<typeof digestCall>;

/** The workspace's state at `version`: for each bucket that differs, every record in it, so that both sides can be repaired. */
export const digestAnswer = v.object({
  workspace: v.string(),
  version,
  serverTime,
  differing: v.array(
    v.object({
      bucket: v.pipe(version, v.maxValue(63)),
      records: v.array(v.object({ coll: v.picklist(collectionNames), id: v.string(), mid: v.string(), version })),
    }),
  ),
});
export type DigestAnswer = v.InferOutput<typeof digestAnswer>;

/**
 * `GET /sync/v1/stream` sends server-sent events: `poke` with `{ workspace, version }` after others wrote, `team` with `{}` when the person's
 * teams or what they may do in them may have changed, `presence`, and `bye` before it ends.
 */
export const poke = v.object({ workspace: v.string(), version });
export type Poke = v.InferOutput<typeof poke>;

/**
 * The body of every failed call: `code` for programs, `message` for people. `account_deleted` comes with 410, and the device wipes that
 * person's data.
 */
export const syncFailure = v.object({
  code: v.picklist([
    'bad_request',
    'unauthorized',
    'insufficient_aal',
    'account_deleted',
    'forbidden',
    'not_found',
    'too_large',
    'too_many',
    'upgrade_required',
    'resync_required',
    'unavailable',
  ]),
  message: v.string(),
});
export type SyncFailure = v.InferOutput<typeof syncFailure>;
