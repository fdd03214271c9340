import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import type { ViewDb } from '../viewDb.ts';

/** A record that this build cannot read, and why. `stored` is the raw data. */
export interface Unreadable {
  readonly coll: CollectionName;
  readonly id: string;
  readonly reason: string;
  readonly stored: unknown;
}

/** The setting with the unreadable records found at the last start. */
const unreadableKey = 'unreadable';

export const readUnreadable = async (view: ViewDb): Promise<readonly Unreadable[]> =>
  ((await view.settings.get(unreadableKey))?.value as readonly Unreadable[] | undefined) ?? [];

/** Stores the unreadable records of a collection, replacing the previous ones. */
export async function storeUnreadable(view: ViewDb, coll: string, found: readonly Unreadable[]): Promise<void> {
  await view.transaction('rw', view.settings, async () => {
    const before = await readUnreadable(view);
    const others = before.filter((one) => one.coll !== coll);
    if (others.length === before.length && found.length === 0) return;
    await view.settings.put({ key: unreadableKey, value: [...others, ...found] });
  });
}
