import { useLiveQuery } from 'dexie-react-hooks';
import * as v from 'valibot';
import { presence, type Presence } from '../../../core/protocol/presence.ts';
import type { ViewDb } from '../viewDb.ts';

const presenceKey = 'presence/';

const presentRow = v.object({ ...presence.entries, at: v.number() });

/** A deal that a member has open on one device, and when this device last heard so, epoch milliseconds. */
export type Present = v.InferOutput<typeof presentRow>;

/** Stores which deal a member has open, for all tabs. A closed deal is forgotten. Never rejects, because it is only a notice. */
export async function storePresence(view: ViewDb, told: Presence, at: number): Promise<void> {
  const key = `${presenceKey}${told.user}/${told.device}`;
  try {
    await (told.deal === null ? view.settings.delete(key) : view.settings.put({ key, value: { ...told, at } }));
  } catch {
    // Storage is full, or the person has signed out.
  }
}

/** The members who have a deal open, as last heard, by name. What is too old no longer counts; the caller decides how old. */
export async function readPresent(view: ViewDb, deal: string): Promise<readonly Present[]> {
  const rows = await view.settings.where('key').startsWith(presenceKey).toArray();
  const present = rows.flatMap(({ value }): readonly Present[] => {
    const read = v.safeParse(presentRow, value);
    return read.success && read.output.deal === deal ? [read.output] : [];
  });
  return present.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The same, live. Undefined during the first read. */
export const usePresent = (view: ViewDb, deal: string): readonly Present[] | undefined =>
  useLiveQuery(() => readPresent(view, deal), [view, deal]);
