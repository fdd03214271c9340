import type { BuyToLetKey, BuyToLetInputs } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { isStrategyId, type StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';

/** Own values of one strategy by input; null gives one back to the listing, the profile, an estimate or the default. */
export type InputChanges = Readonly<Record<string, unknown>>;

/** The same for the inputs of a letting. */
export type LettingChanges = { readonly [Key in BuyToLetKey]?: BuyToLetInputs[Key] | null };

/** Inputs typed and not yet known to be stored, each under `strategy/input`. */
export type DealDraft = Readonly<Record<string, unknown>>;

export const emptyDraft: DealDraft = {};

/** What is typed and not yet durable, whether a write is under way, and why the last one failed. */
export interface DraftState<Draft extends object = DealDraft> {
  readonly draft: Draft;
  readonly writing: boolean;
  readonly failure: DataFailure | null;
}

export interface DraftStore<Draft extends object = DealDraft> {
  readonly current: () => DraftState<Draft>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes what was typed at once and writes it after a pause. */
  readonly type: (changes: Draft) => void;
  /** Writes what is typed now; resolves when nothing is under way any more. What fails stays in the draft. */
  readonly flush: () => Promise<void>;
}

/** Changes of one strategy's inputs as a draft. */
export const draftUnder = (strategy: StrategyId, changes: InputChanges): DealDraft =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [`${strategy}/${key}`, value]));

/** What a draft changes, by strategy. */
export function changesByStrategy(draft: DealDraft): ReadonlyMap<StrategyId, InputChanges> {
  const found = new Map<StrategyId, Record<string, unknown>>();
  for (const [path, value] of Object.entries(draft)) {
    const [strategy, key] = path.split('/');
    if (!isStrategyId(strategy) || key === undefined) continue;
    found.set(strategy, { ...found.get(strategy), [key]: value });
  }
  return found;
}

/** The deal as it would be with the draft stored. */
export function withDraft(deal: Deal, draft: DealDraft): Deal {
  if (isEmptyDraft(draft)) return deal;
  const typed = [...changesByStrategy(draft)].map(([strategy, changes]) => [strategy, typedOver(deal.inputs[strategy] ?? {}, changes)]);
  return { ...deal, inputs: { ...deal.inputs, ...Object.fromEntries(typed) } };
}

/** Stored values with what is typed over them; what is given back is absent. */
const typedOver = (stored: InputChanges, changes: InputChanges): InputChanges =>
  Object.fromEntries(Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null));

export const isEmptyDraft = (draft: object): boolean => Object.keys(draft).length === 0;

/** What is left to store after `sent` became durable: what was typed again in the meantime stays. */
export function draftAfter<Draft extends object>(draft: Draft, sent: Draft): Draft {
  const stored = new Map<string, unknown>(Object.entries(sent));
  // A part of a draft is a draft: every value in one may be absent.
  return Object.fromEntries(Object.entries(draft).filter(([key, value]) => !stored.has(key) || stored.get(key) !== value)) as Draft;
}
