import { undoable } from '../../components/notice/undoLast.ts';
import type { InputChanges } from '../liveDeal/drafts/dealDraft.ts';
import { ownValue } from './DealInput.tsx';
import type { LiveDeal } from '../liveDeal/liveDeal.ts';

interface Tried {
  readonly title: string;
  readonly detail: string;
}

/** Applies values to the deal's strategy as if typed, and offers Undo. */
export function tryValues(live: LiveDeal, changes: InputChanges, { title, detail }: Tried): void {
  const { id } = live.strategy;
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, ownValue(live, key) ?? null]));
  live.change(id, changes);
  void undoable(async () => ({ back: () => live.change(id, before), notice: { tone: 'neutral', title, detail } }));
}
