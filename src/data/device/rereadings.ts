import { useLiveQuery } from 'dexie-react-hooks';
import type { Currency } from '../../core/kernel/money.ts';
import type { FactName } from '../../core/listing/facts.ts';
import type { ViewDb } from '../view/viewDb.ts';

/** A deal whose stored page gives different facts when it is read again: each changed fact, before and after. */
export interface Rereading {
  readonly dealId: string;
  /** Its address, or null. */
  readonly name: string | null;
  /** The currency of its amounts. */
  readonly currency: Currency;
  readonly changes: readonly { readonly fact: FactName; readonly from: unknown; readonly to: unknown }[];
}

/** The setting with the changes that the person has not seen yet. */
const rereadingsKey = 'rereadings';

/** Changes found by a newer parser that the person has not confirmed. Empty if there are none. */
export function useRereadings(view: ViewDb): readonly Rereading[] {
  return useLiveQuery(() => readRereadings(view), [view]) ?? nothing;
}

const nothing: readonly Rereading[] = [];

const readRereadings = async (view: ViewDb): Promise<readonly Rereading[]> =>
  ((await view.settings.get(rereadingsKey))?.value as readonly Rereading[] | undefined) ?? [];

/** Adds a deal's changes to those waiting to be reported. */
export async function addRereading(view: ViewDb, rereading: Rereading): Promise<void> {
  const before = await readRereadings(view);
  await view.settings.put({ key: rereadingsKey, value: [...before.filter(({ dealId }) => dealId !== rereading.dealId), rereading] });
}

/** Removes the changes the person has seen. */
export const dismissRereadings = (view: ViewDb): Promise<void> => view.settings.delete(rereadingsKey);
