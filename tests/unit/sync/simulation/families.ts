import type { CollectionName } from '../../../../src/core/protocol/syncRow.ts';
import { dealToBody } from '../../../../src/data/collections/dealRecord.ts';
import { knownChild } from '../../../../src/data/records/deletedDeals.ts';
import { conflictsIn } from '../../../../src/data/records/conflictHistory.ts';
import type { Body, SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { dealOf } from '../../../support/deals.ts';
import { bareHolding } from '../../../support/holdings.ts';
import type { Disk } from './memoryStore.ts';

/** Deals with their children: two notes, a scenario, a holding and a comment each. */
export const dealIds: readonly string[] = [901, 902, 903].map((n) => dealOf(n).id);

export interface Child {
  readonly coll: CollectionName;
  readonly id: string;
  readonly dealId: string;
}

export const children: readonly Child[] = dealIds.flatMap((dealId): readonly Child[] => [
  { coll: 'notes', id: `${dealId}n1`, dealId },
  { coll: 'notes', id: `${dealId}n2`, dealId },
  { coll: 'scenarios', id: `${dealId}s`, dealId },
  { coll: 'holdings', id: dealId, dealId },
  { coll: 'comments', id: `${dealId}c`, dealId },
]);

export const dealBody = (id: string): Body => dealToBody(dealOf(901 + dealIds.findIndex((known) => known === id)));

/** The required fields of a record in the child's collection. */
export function childBody({ coll, dealId }: Child): Body {
  const times = { createdAt: 0, updatedAt: 0 };
  if (coll === 'notes') return { dealId, text: '', ...times };
  if (coll === 'scenarios') return { dealId, name: 'Higher rent', strategy: 'buy-to-let', inputs: {}, ...times };
  if (coll === 'comments') return { dealId, text: 'Ask about the roof', by: '', name: 'You', mentions: [], ...times };
  return { ...bareHolding(), dealId, createdAt: 0 };
}

export const isLiving = (disk: Disk, dealId: string): boolean => disk.records.get(`deals/${dealId}`)?.deleted === false;

const isChildOf =
  (dealId: string) =>
  ({ deleted, doc }: Pick<SyncedRecord, 'deleted' | 'doc'>): boolean =>
    !deleted && doc['dealId'] === dealId;

export const childrenOf = (disk: Disk, dealId: string): readonly SyncedRecord[] => [...disk.records.values()].filter(isChildOf(dealId));

export const knownChildren = (disk: Disk, dealId: string): readonly string[] => childrenOf(disk, dealId).map(knownChild);

const isUntold = ({ doc }: Pick<SyncedRecord, 'doc'>): boolean => !conflictsIn(doc).some(({ kind }) => kind === 'deletion');

interface Row {
  readonly coll: CollectionName;
  readonly id: string;
  readonly deleted: boolean;
  readonly doc: Body;
}

/**
 * Children that exist although their deal is deleted, and that report no conflict. With `isWhole`, a deal missing from `rows` counts as
 * deleted.
 */
export function orphans(rows: ReadonlyMap<string, Row>, isWhole: boolean): readonly string[] {
  return dealIds
    .filter((dealId) => rows.get(`deals/${dealId}`)?.deleted ?? isWhole)
    .flatMap((dealId) =>
      [...rows.values()]
        .filter(isChildOf(dealId))
        .filter(isUntold)
        .map(({ coll, id }) => `${coll}/${id}`),
    );
}
