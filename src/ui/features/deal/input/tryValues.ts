import type { AssumptionKey } from '../../../../core/deal/assumptions.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import type { LettingChanges } from '../live/dealDraft.ts';
import { ownInput } from '../live/shownInput.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';
import { layersOf } from './AssumptionRow.tsx';

interface Tried {
  readonly title: string;
  readonly detail: string;
}

/** Puts values into the deal as if they were typed, and offers the way back to what stood there. */
export function tryValues(live: LiveDeal, changes: LettingChanges, { title, detail }: Tried): void {
  const layers = layersOf(live);
  const keys = Object.keys(changes) as AssumptionKey[];
  const before = Object.fromEntries(keys.map((key) => [key, ownInput(key, layers)]));
  live.assume(changes);
  void undoable(async () => ({ back: () => live.assume(before), notice: { tone: 'neutral', title, detail } }));
}
