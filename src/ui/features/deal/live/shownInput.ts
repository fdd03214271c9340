import { buyToLetInput } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import type { AssumptionKey, AssumptionOverrides, ResolvedInputs } from '../../../../core/deal/assumptions.ts';
import { toMajor, type Minor } from '../../../../core/kernel/money.ts';
import { toPercent, type Rate } from '../../../../core/kernel/rate.ts';
import type { LettingChanges } from './dealDraft.ts';

/** What an input may hold, whatever its unit. */
export type InputValue = number | string | boolean;

/** Where a shown input is looked up, newest first: what is typed, what is stored, what the last result resolved. */
export interface InputLayers {
  readonly draft: LettingChanges;
  readonly own: AssumptionOverrides;
  readonly inputs: ResolvedInputs | null;
}

/**
 * The value an input shows now, null when nothing is known for it yet. A result lags behind typing by a worker's round
 * trip, so what the person typed comes first.
 */
export function shownInput(key: AssumptionKey, { draft, own, inputs }: InputLayers): InputValue | null {
  const typed = draft[key];
  if (typed !== undefined && typed !== null) return typed;
  if (typed === undefined && own[key] !== undefined) return own[key];
  return inputs?.[key].value ?? null;
}

/** Whether the value is the person's own, so that it can be given back. */
export const isOwnInput = (key: AssumptionKey, { draft, own }: InputLayers): boolean =>
  draft[key] === undefined ? own[key] !== undefined : draft[key] !== null;

/** The person's own value as it stands, or null: what taking an edit back returns to. */
export const ownInput = (key: AssumptionKey, { draft, own }: InputLayers): InputValue | null =>
  draft[key] === undefined ? (own[key] ?? null) : draft[key];

/** A draft of one input. The catalogue's unit decides the type of its value; the compiler cannot follow that from the key. */
export const draftOf = (key: AssumptionKey, value: InputValue | null): LettingChanges => ({ [key]: value });

/** How a number looks while it is edited: plain digits in pounds, percent, weeks or years. */
export function editText(key: AssumptionKey, value: number): string {
  const { unit } = buyToLetInput(key);
  return String(unit === 'money' ? toMajor(value as Minor) : unit === 'rate' ? toPercent(value as Rate) : value);
}

/** What an arrow key adds, in the unit of the value: about one per cent of what is usual for it. */
export function stepOf(key: AssumptionKey): number {
  if (key === 'purchasePrice') return 100_000;
  const { unit, usual } = buyToLetInput(key);
  if (unit === 'money') return 1000;
  if (unit !== 'rate') return 1;
  return usual !== null && usual[1] >= 0.15 ? 0.01 : 0.001;
}
