import { itemCollections } from '../../core/deal/items/items.ts';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { Body } from '../../data/records/syncedRecord.ts';
import { bodyProblem } from '../../data/records/bodyProblem.ts';
import type { Receiving } from '../merge/receiveRow.ts';
import type { Moment } from './events.ts';
import { marksOf } from './turns.ts';
import type { SyncState } from './syncState.ts';

/** The data from this device that is needed to merge rows from the server. */
export const receivingOf = (state: SyncState, moment: Moment): Receiving => ({
  serverTime: state.serverTime ?? moment.wall,
  at: moment.wall,
  isFull: state.stage.kind === 'reading' && marksOf(state).resync,
  floor: marksOf(state).floor ?? 0,
  isValid: (record) => record.deleted || bodyProblem(record) === null,
});

interface Moved {
  readonly coll: CollectionName;
  readonly id: string;
  readonly deleted: boolean;
  readonly doc: Body;
}

/** Marks the deals of received or sent records to be checked, because a deletion may conflict with a note, scenario or holding. */
export function withFamilies(state: SyncState, moved: readonly Moved[]): SyncState {
  if (state.families === 'all') return state;
  const found = moved.flatMap(dealOf);
  return found.length === 0 ? state : { ...state, families: [...new Set([...state.families, ...found])] };
}

function dealOf({ coll, id, deleted, doc }: Moved): readonly string[] {
  if (coll === 'deals') return deleted ? [id] : [];
  const { dealId } = doc;
  return typeof dealId === 'string' && itemCollections.some((name) => name === coll) ? [dealId] : [];
}
