import { Dexie } from 'dexie';
import { createRevision, now } from 'rxdb/plugins/core';
import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import type { Documents } from '../database.ts';
import { toDocument, toRecord } from '../recordDocument.ts';
import { arrivalsIn, arrivedDocuments, bodyKeyOf, type Arrival } from './arrivals.ts';
import { entriesOfArrival, joinedOf, withConfirmation, without } from './confirmationEntries.ts';
import { toRaw } from './rawDocument.ts';
import { placeOf, within, type Place } from './storageTable.ts';

/** Gives the records of every arrival that holds one of these ids entries of their own, before something else is done with them. */
export const unpackWith = (documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<void> =>
  unpackThose(documents, coll, (place) => arrivalsWith(place, ids));

/** The same with those that hold a deal of this listing. */
export const unpackListed = (documents: Documents, coll: CollectionName, listingKey: string): Promise<void> =>
  unpackThose(documents, coll, async (place) => (await arrivalsIn(place)).filter((arrival) => holdsListing(arrival, listingKey)));

const holdsListing = ({ records }: Arrival, wanted: string): boolean =>
  [...records.values()].some(({ listingKey }) => listingKey === wanted);

type Choose = (place: Place) => Promise<readonly Arrival[]>;

async function unpackThose(documents: Documents, coll: CollectionName, choose: Choose): Promise<void> {
  const place = await placeOf(documents, coll);
  for (const arrival of await within(place, 'r', () => choose(place))) await within(place, 'rw', () => unpack(place, arrival));
}

/** The same with the oldest, if there is one; answers whether others are left. */
export async function unpackOldest(documents: Documents, coll: CollectionName): Promise<boolean> {
  const place = await placeOf(documents, coll);
  const [oldest, next] = await within(place, 'r', () => arrivalsIn(place));
  if (oldest !== undefined) await within(place, 'rw', () => unpack(place, oldest));
  return next !== undefined;
}

/** Within a transaction: the arrivals that hold one of these ids. */
export const arrivalsWith = async (place: Place, ids: readonly string[]): Promise<readonly Arrival[]> =>
  (await arrivalsIn(place)).filter(({ records }) => ids.some((id) => records.has(id)));

/** Within a transaction: the records of an arrival that is still there, each with what the server has confirmed of it. */
export async function unpack(place: Place, arrival: Arrival): Promise<void> {
  const { documents, coll, dexieTable, booleanIndexes } = place;
  if (!(await arrivalsIn(place)).some(({ key }) => key === arrival.key)) return;
  const rows = await entriesOfArrival(dexieTable, arrival.key);
  const confirmed = joinedOf(rows);
  const [_meta, _rev] = [{ lwt: now() }, createRevision(documents.token)];
  const arrived = await arrivedDocuments(place, arrival);
  // What cannot be read is left where it is: only what was written out may go.
  if (arrived.length < arrival.records.size) throw Object.assign(new Error('New records could not be read'), { name: 'UnknownError' });
  const unpacked = arrived.map((document) => {
    const record = toRecord(coll, document);
    const own = record === null ? document : toDocument(withConfirmation(record, confirmed));
    return toRaw(booleanIndexes, own, { _meta, _rev });
  });
  await dexieTable.bulkAdd(unpacked).catch(onlyTaken);
  await dexieTable.bulkDelete([arrival.key, bodyKeyOf(arrival.key)]);
  await without(dexieTable, rows, new Set(arrival.records.keys()));
}

/** An id is of one record: what lies under it came by a way that does not look into arrivals, and is the same or later. */
function onlyTaken(cause: unknown): void {
  if (!(cause instanceof Dexie.BulkError) || !cause.failures.every(({ name }) => name === 'ConstraintError')) throw cause;
}
