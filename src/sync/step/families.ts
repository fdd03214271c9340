import { writeOf, type Family } from '../../data/records/recordStore.ts';
import { keyText, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { settleFamily } from '../merge/settleFamily.ts';
import { isCompareDue } from './comparing.ts';
import type { StoreAnswer } from './effects.ts';
import type { Moment } from './events.ts';
import { storeFailed } from './failures.ts';
import type { Turn } from './state.ts';
import { requestFromStore, purgeCutoff, continueRound, withWaiting } from './turns.ts';
import type { Stage, SyncState } from './syncState.ts';

/**
 * Runs after pulling and pushing. All families are checked before both sides are compared, because old deletions may be due for purging.
 */
export function findFamilies(state: SyncState, moment: Moment): Turn {
  const deals = isCompareDue(state, moment) ? 'all' : state.families;
  if (deals.length === 0 || state.pullFailed) return continueRound(state, 'suspects');
  // Left to a member who may change the workspace. The next comparison tries again.
  if (state.forbidden) return continueRound({ ...state, families: [] }, 'suspects');
  return requestFromStore({ ...state, families: deals }, { kind: 'finding-families' }, { request: { kind: 'families', deals }, moment });
}

function settleFamilies(state: SyncState, families: readonly Family[], moment: Moment): Turn {
  const settling = { at: moment.wall, goneBefore: purgeCutoff(state, moment) };
  const before = new Map(families.flatMap(({ deal, children }) => [deal, ...children]).map((record) => [keyText(record), record]));
  const settled = families.flatMap((family) => settleFamily(family, settling));
  if (settled.length === 0) return continueRound({ ...state, families: [] }, 'suspects');
  const was = (after: SyncedRecord): SyncedRecord | null => before.get(keyText(after)) ?? null;
  const writes = settled.map((after) => writeOf(was(after), after, after));
  const counting = withWaiting(
    state,
    settled.map((after) => ({ before: was(after), after })),
  );
  return requestFromStore(counting, { kind: 'settling-families' }, { request: { kind: 'write', writes }, moment });
}

type FamilyStage = Extract<Stage, { readonly kind: 'finding-families' | 'settling-families' }>;

/** The store's result for deals and their children. Deals whose records have since changed are checked again. */
export function familiesStored(
  state: SyncState,
  stage: FamilyStage,
  { answer, moment }: { readonly answer: StoreAnswer; readonly moment: Moment },
): Turn {
  if (!answer.ok) return storeFailed(state, moment);
  const { value } = answer;
  if (stage.kind === 'finding-families' && value.kind === 'families') return settleFamilies(state, value.families, moment);
  if (stage.kind === 'settling-families' && value.kind === 'write')
    return continueRound(value.stale.length > 0 ? state : { ...state, families: [] }, 'collect');
  return storeFailed(state, moment);
}
