import type { BuyToLetKey, BuyToLetInputs } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { isStrategyId, type StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';

/** The user's values for one strategy, keyed by input. Null resets a value to the listing, profile, estimate or default. */
export type InputChanges = Readonly<Record<string, unknown>>;

/** The user's values for the buy-to-let inputs, in the same form. */
export type LettingChanges = { readonly [Key in BuyToLetKey]?: BuyToLetInputs[Key] | null };

/** Inputs not yet confirmed as stored, keyed by `strategy/input`. */
export type DealDraft = Readonly<Record<string, unknown>>;

export const emptyDraft: DealDraft = {};

/** The unsaved draft, whether a write is in progress, and the last failure. */
export interface DraftState<Draft extends object = DealDraft> {
  readonly draft: Draft;
  readonly writing: boolean;
  readonly failure: DataFailure | null;
}

export interface DraftStore<Draft extends object = DealDraft> {
  readonly current: () => DraftState<Draft>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies changes immediately and writes them after a pause. */
  readonly type: (changes: Draft) => void;
  /** Writes the draft now; resolves when no write is in progress. Failed changes stay in the draft. */
  readonly flush: () => Promise<void>;
}

/** Changes to one strategy's inputs, as a draft. */
export const draftUnder = (strategy: StrategyId, changes: InputChanges): DealDraft =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [`${strategy}/${key}`, value]));

/** A draft's changes by strategy. */
export function changesByStrategy(draft: DealDraft): ReadonlyMap<StrategyId, InputChanges> {
  const found = new Map<StrategyId, Record<string, unknown>>();
  for (const [path, value] of Object.entries(draft)) {
    const [strategy, key] = path.split('/');
    if (!isStrategyId(strategy) || key === undefined) continue;
    found.set(strategy, { ...found.get(strategy), [key]: value });
  }
  return found;
}

/** The deal with the draft applied. */
export function withDraft(deal: Deal, draft: DealDraft): Deal {
  if (isEmptyDraft(draft)) return deal;
  const typed = [...changesByStrategy(draft)].map(([strategy, changes]) => [strategy, typedOver(deal.inputs[strategy] ?? {}, changes)]);
  return { ...deal, inputs: { ...deal.inputs, ...Object.fromEntries(typed) } };
}

/** The stored values with the changes applied, leaving out reset values. */
const typedOver = (stored: InputChanges, changes: InputChanges): InputChanges =>
  Object.fromEntries(Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null));

export const isEmptyDraft = (draft: object): boolean => Object.keys(draft).length === 0;

/** The draft after `sent` was stored. Values changed since then stay. */
export function draftAfter<Draft extends object>(draft: Draft, sent: Draft): Draft {
  const stored = new Map<string, unknown>(Object.entries(sent));
  // Part of a draft is a draft, because every value is optional.
  return Object.fromEntries(Object.entries(draft).filter(([key, value]) => !stored.has(key) || stored.get(key) !== value)) as Draft;
}
