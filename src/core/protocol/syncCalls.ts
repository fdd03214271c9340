import * as v from 'valibot';
import { collectionNames, storedRow } from './syncRow.ts';

/** Raised with every change of a schema here; the server speaks this one and the one before. */
export const protocolVersion = 1;

/** The header in which a device says what it speaks. An older one is answered 426 with `upgrade_required`, and keeps its queue. */
export const protocolHeader = 'x-yardstick-protocol';

/** What a server takes. A larger batch or body is answered 413, and the device splits; a larger record is refused by itself. */
export const syncLimits = { bodyBytes: 1_000_000, rows: 500, documentBytes: 64_000, depth: 20, keys: 5_000 } as const;

const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const serverTime = v.pipe(v.number(), v.integer());
const workspace = v.optional(v.pipe(v.string(), v.uuid()));

/** `POST /sync/v1/push`. Without a workspace it is the person's own; one the token has no part in answers like one that does not exist. */
export const pushCall = v.object({
  workspace,
  device: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,40}$/)),
  /** Each a `pushedRow`; parsed one by one, so that a bad one is refused alone. */
  rows: v.pipe(v.array(v.unknown()), v.maxLength(syncLimits.rows)),
});
export type PushCall = v.InferOutput<typeof pushCall>;

/**
 * What became of one row, in the order sent. `applied`: stored now or before, by this `mid`. `conflict`: the stored state is another,
 * which comes along (null where there is none); the device merges and sends again. `refused`: for good; the device parks it. Only
 * `clock` is not for good: a stamp runs more than `clockDriftMs` ahead of the server; the device lowers it and sends again.
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
 * `GET /sync/v1/pull?after=VERSION[&limit=N][&floor=VERSION][&workspace=UUID]`: rows by version, all collections in one feed, deleted
 * ones included. A device older than the purge of deleted records is answered 410 `resync_required`: it pulls from nothing and merges,
 * losing none of its own changes. Its pages stand below the purge for a while, so it sends the `floor` of the first one with each.
 */
export const pullAnswer = v.object({
  workspace: v.string(),
  rows: v.array(storedRow),
  /** The version to ask after next: that of the last row, or the workspace's own where the page is the last. */
  next: version,
  /** There is more after `next`. A page may hold fewer rows than asked for, when they are large. */
  more: v.boolean(),
  /** Records deleted up to this version are no longer kept. */
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

/** The state of the workspace at `version`: for each bucket that differs, every record in it, so that both sides can be repaired. */
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

/** `GET /sync/v1/stream` sends server-sent events: `poke` with `{ workspace, version }` after others wrote, `bye` before it ends. */
export const poke = v.object({ workspace: v.string(), version });
export type Poke = v.InferOutput<typeof poke>;

/**
 * Every failed call: `code` for programs, `message` for people. `account_deleted` comes with 410 and means what it says: the device
 * forgets what it holds of that person.
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
