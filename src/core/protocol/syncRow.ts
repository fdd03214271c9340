import * as v from 'valibot';

/** The synced collections, each separate on the device; at most ten. */
export const collectionNames = ['deals', 'scenarios', 'holdings', 'alertRules', 'alertEvents', 'profiles', 'notes', 'comments'] as const;
export type CollectionName = (typeof collectionNames)[number];

/**
 * A hybrid logical clock as text that sorts in clock order: 11 characters of base-36 milliseconds, 4 of a counter, then the device.
 * `hybridLogicalClock.ts` makes, compares and merges them.
 */
const stamp = v.pipe(v.string(), v.regex(/^[0-9a-z]{11}-[0-9a-z]{4}-[0-9A-Za-z]{1,40}$/));

const id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,40}$/));
const mid = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,64}$/));

/** Paths of leaves, joined by `/` with `~` and `/` escaped as in a JSON pointer, each with the stamp of its last change. */
const clocks = v.record(v.pipe(v.string(), v.maxLength(400)), stamp);

const body = v.record(v.string(), v.unknown());

/** A record as a device sends it. `base`: the `mid` of the server state it derives from, null for a new one. */
export const pushedRow = v.object({
  coll: v.picklist(collectionNames),
  id,
  mid,
  base: v.nullable(mid),
  deleted: v.boolean(),
  /** Empty for a deleted record. */
  doc: body,
  clocks,
});
export type PushedRow = v.InferOutput<typeof pushedRow>;

/** A record as the server stores it. `version` has no gaps and rises with every write of the workspace. */
export const storedRow = v.object({
  coll: v.picklist(collectionNames),
  id,
  mid,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  deleted: v.boolean(),
  doc: body,
  clocks,
});
export type StoredRow = v.InferOutput<typeof storedRow>;
