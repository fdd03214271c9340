import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from '../view/viewDb.ts';
import { useSetting } from '../view/settings.ts';
import { deviceDb, type CheckRow, type SavedSearchRow } from './deviceDb.ts';

/** The setting for automatic re-checks of saved deals: whether they are on, and when they last ran. */
const watchKey = 'watch';

export interface WatchSetting {
  readonly daily: boolean;
  /** Epoch milliseconds. 0 before the first run. */
  readonly ranAt: number;
}

const never: WatchSetting = { daily: false, ranAt: 0 };

function watchSetting(value: unknown): WatchSetting {
  if (typeof value !== 'object' || value === null) return never;
  const { daily, ranAt } = value as Partial<WatchSetting>;
  return { daily: daily === true, ranAt: typeof ranAt === 'number' && Number.isFinite(ranAt) ? ranAt : 0 };
}

export const useWatchSetting = (view: ViewDb): WatchSetting => watchSetting(useSetting(view, watchKey));

export const readWatchSetting = async (view: ViewDb): Promise<WatchSetting> => watchSetting((await view.settings.get(watchKey))?.value);

export async function changeWatchSetting(view: ViewDb, changes: Partial<WatchSetting>): Promise<void> {
  await view.settings.put({ key: watchKey, value: { ...(await readWatchSetting(view)), ...changes } });
}

/** Records that a listing was checked. Changes that the person has not seen are kept. */
export async function recordCheck(userId: string | null, row: CheckRow): Promise<void> {
  const { checks } = deviceDb(userId);
  const before = await checks.get(row.dealId);
  const news = [...new Set([...(before?.news ?? []), ...row.news])];
  await checks.put({ ...row, news });
}

export const readChecks = (userId: string | null): Promise<readonly CheckRow[]> => deviceDb(userId).checks.toArray();

/** When a deal was last checked, with the result. Null if never, undefined during the first read. */
export const useCheck = (userId: string | null, dealId: string): CheckRow | null | undefined =>
  useLiveQuery(async () => (await deviceDb(userId).checks.get(dealId)) ?? null, [userId, dealId]);

const nothing: readonly CheckRow[] = [];

/** Changes that have not been seen, newest first. */
export const useNews = (userId: string | null): readonly CheckRow[] =>
  useLiveQuery(async () => {
    const rows = await deviceDb(userId).checks.orderBy('checkedAt').reverse().toArray();
    return rows.filter(({ news }) => news.length > 0);
  }, [userId]) ?? nothing;

/** Marks the changes to these deals as seen. */
export async function markNewsSeen(userId: string | null, dealIds: readonly string[]): Promise<void> {
  await deviceDb(userId).checks.where('dealId').anyOf(dealIds).modify({ news: [] });
}

/** The searches that are repeated automatically, newest first. Undefined during the first read. */
export const useSavedSearches = (userId: string | null): readonly SavedSearchRow[] | undefined =>
  useLiveQuery(async () => (await deviceDb(userId).searches.toArray()).toSorted((one, other) => other.keptAt - one.keptAt), [userId]);

export const readSavedSearches = (userId: string | null): Promise<readonly SavedSearchRow[]> => deviceDb(userId).searches.toArray();

export async function saveSearch(userId: string | null, row: SavedSearchRow): Promise<void> {
  await deviceDb(userId).searches.put(row);
}

export async function updateSavedSearch(userId: string | null, url: string, changes: Partial<Omit<SavedSearchRow, 'url'>>): Promise<void> {
  await deviceDb(userId).searches.update(url, changes);
}

export const deleteSavedSearch = (userId: string | null, url: string): Promise<void> => deviceDb(userId).searches.delete(url);
