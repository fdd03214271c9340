import { itemCollections, type ItemCollection } from '../../../core/deal/items/items.ts';
import { hash53 } from '../../../core/kernel/hash53.ts';
import { withoutConflicts } from '../../records/conflictHistory.ts';
import { isPending, type Body, type RecordKey, type RecordState, type SyncedRecord } from '../../records/syncedRecord.ts';

/** A deal with its notes, scenarios, holdings and comments. */
export interface DealFamily {
  readonly dealId: string;
  /** Null if this device does not have the deal. */
  readonly deal: RecordState | null;
  readonly children: readonly SyncedRecord[];
}

/** How copies are made. The same plan makes the same copies, so that an interrupted copy can be repeated. */
export interface CopyPlan {
  /** Part of every new id. */
  readonly seed: string;
  /** A label for the copied deals that says where they came from. Null if they get none. */
  readonly label: string | null;
}

/** A new record for another workspace. It has no state on any server yet. */
export interface RecordCopy extends RecordKey {
  readonly mid: string;
  readonly doc: Body;
}

export interface FamilyCopy {
  readonly records: readonly RecordCopy[];
  /** The id of the new deal. */
  readonly dealId: string;
}

/**
 * Copies of a deal and everything that belongs to it, with new ids. An assignment and a decision stay with the original, because they name
 * people of its workspace. A comment that was not sent becomes a note, and the others stay behind. Records of other kinds are left out.
 */
export function copyFamily({ dealId, deal, children }: DealFamily, plan: CopyPlan): FamilyCopy {
  const id = derivedId(`${plan.seed} deals ${dealId} ${deal?.mid ?? ''}`);
  const records = children.flatMap((child): readonly RecordCopy[] => {
    const copied = childCopy(child, deal === null && child.coll === 'holdings' ? null : id);
    return copied === null ? [] : [named({ ...copied, id: derivedId(`${id} ${child.coll} ${child.id} ${child.mid}`) })];
  });
  return { dealId: id, records: deal === null ? records : [named({ coll: 'deals', id, doc: dealBody(deal.doc, id, plan) }), ...records] };
}

/** The state's id is derived from the record's, because a copy is always made in one state. */
const named = (copy: Omit<RecordCopy, 'mid'>): RecordCopy => ({ ...copy, mid: derivedId(`mid ${copy.id}`) });

/** A holding that belongs to no deal, with a new id. */
export function copyHolding(holding: SyncedRecord, plan: CopyPlan): RecordCopy {
  return named({
    coll: 'holdings',
    id: derivedId(`${plan.seed} holdings ${holding.id} ${holding.mid}`),
    doc: withoutConflicts(holding.doc),
  });
}

function dealBody(doc: Body, id: string, { label }: CopyPlan): Body {
  const { assignment: _to, decision: _decided, tags, ...rest } = withoutConflicts(doc);
  const labels = { ...(typeof tags === 'object' ? tags : {}), ...(label === null ? {} : { [label.slice(0, longestLabel)]: true }) };
  return { ...rest, id, ...(Object.keys(labels).length === 0 ? {} : { tags: labels }) };
}

/** The longest label that a deal may have. */
const longestLabel = 40;

function childCopy(child: SyncedRecord, dealId: string | null): Pick<RecordCopy, 'coll' | 'doc'> | null {
  const { coll, doc } = child;
  if (!comments.has(coll)) return isItem(coll) ? { coll, doc: { ...withoutConflicts(doc), dealId } } : null;
  const { text, createdAt } = doc;
  // The others read the sent ones in the original.
  if (!isPending(child) || typeof text !== 'string' || typeof createdAt !== 'number') return null;
  return { coll: 'notes', doc: { dealId, text: `Comment: ${text}`, createdAt, updatedAt: createdAt } };
}

/** The collections of what members say to each other about a deal. */
const comments: ReadonlySet<string> = new Set(['comments']);

const isItem = (coll: string): coll is ItemCollection => itemCollections.some((name) => name === coll);

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id in the form of a ULID that depends only on the text. */
function derivedId(text: string): string {
  const bits = [0, 1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const [high, low] = hash53(text, seed);
    return [high & 31, (high >>> 5) & 31, low & 31, (low >>> 5) & 31];
  });
  // A ULID's first character is at most 7.
  return bits
    .slice(0, 26)
    .map((value, place) => letters[place === 0 ? value & 7 : value] ?? '0')
    .join('');
}
