import { undoable } from '../../../components/notice/undoLast.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';
import type { StrategyValues } from '../live/useLiveStrategy.ts';

interface Tried {
  /** The person's own values as they are now. */
  readonly own: StrategyValues;
  readonly changes: StrategyValues;
  /** Of the input that is tried. */
  readonly label: string;
}

/** Puts values into the deal's strategy as if they were typed, and offers the way back to what was there. */
export function tryForStrategy({ strategy }: LiveDeal, { own, changes, label }: Tried): void {
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, own[key] ?? null]));
  strategy.type(changes);
  const notice = { tone: 'neutral', title: `${label} tried`, detail: 'The figures follow it now.' } as const;
  void undoable(async () => ({ back: () => strategy.type(before), notice }));
}
