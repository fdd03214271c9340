import { lastLivingState } from '../../records/deletedDeals.ts';
import { isParked, isPending, toState, type RecordKey, type RecordState, type SyncedRecord } from '../../records/syncedRecord.ts';
import { hasUnsentChange, isOnlyBinned } from '../../records/unsentChange.ts';
import { copyFamily, copyHolding, type CopyPlan, type DealFamily, type RecordCopy } from './copyFamilies.ts';

/** A pending record, and the state in which it was copied. */
export interface UnsentKey extends RecordKey {
  readonly mid: string;
}

/** The deals with an unsent change, in themselves or in what belongs to them. Pending deletions and moves to the bin are not copied. */
export const unsentDeals = (pending: readonly SyncedRecord[]): readonly string[] => [...new Set(changedIn(pending).flatMap(dealIdOf))];

/** Copies of the pending records: each of `families` whole, and holdings that belong to no deal. */
export function copyUnsent(
  pending: readonly SyncedRecord[],
  families: readonly DealFamily[],
  plan: CopyPlan,
): { readonly records: readonly RecordCopy[]; readonly unsent: readonly UnsentKey[] } {
  const changed = changedIn(pending);
  const whole = families.map((family) => withChanged(family, changed));
  const alone = changed.filter((record) => record.coll === 'holdings' && dealIdOf(record).length === 0);
  return {
    records: [...whole.flatMap((family) => copyFamily(family, plan).records), ...alone.map((holding) => copyHolding(holding, plan))],
    unsent: pending.map(({ coll, id, mid }) => ({ coll, id, mid })),
  };
}

/** The state in which a deal is copied: if it was deleted although something in it is unsent, as it was before. Null if unknown here. */
export function copiedState(deal: SyncedRecord | undefined): RecordState | null {
  if (deal === undefined) return null;
  return deal.deleted ? lastLivingState(deal) : toState(deal);
}

/** Whether this is still the state that was copied, and unsent. */
export const isCopied = (record: SyncedRecord, { mid }: UnsentKey): boolean => isPending(record) && record.mid === mid;

/** Whether the server refused this state because the person could not change the workspace. */
export const isForbidden = (record: SyncedRecord): boolean => isParked(record) && record.parked?.code === 'forbidden';

const changedIn = (pending: readonly SyncedRecord[]): readonly SyncedRecord[] =>
  pending.filter((record) => !record.deleted && !isOnlyBinned(record) && hasUnsentChange(record));

/** A family with the changed records that the view does not list yet. */
function withChanged(family: DealFamily, changed: readonly SyncedRecord[]): DealFamily {
  const known = new Set(family.children.map(({ id }) => id));
  const more = changed.filter((record) => record.coll !== 'deals' && record.doc['dealId'] === family.dealId && !known.has(record.id));
  return { ...family, children: [...family.children, ...more] };
}

const dealIdOf = ({ coll, id, doc }: SyncedRecord): readonly string[] =>
  coll === 'deals' ? [id] : typeof doc['dealId'] === 'string' ? [doc['dealId']] : [];
