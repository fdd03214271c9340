import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from './viewDb.ts';

/** A setting of this device. Null if there is none, undefined during the first read. The caller validates its form. */
export function useSetting(view: ViewDb, key: string): unknown {
  return useLiveQuery(async (): Promise<unknown> => (await view.settings.get(key))?.value ?? null, [view, key]);
}

/** Stores a setting of this device. */
export async function putSetting(view: ViewDb, key: string, value: unknown): Promise<void> {
  await view.settings.put({ key, value });
}
