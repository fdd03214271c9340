import { liveQuery } from 'dexie';
import * as v from 'valibot';
import { teamDetails, teamList, type TeamDetails, type TeamList } from '../../../core/contracts/teamsContract.ts';
import { ViewDb } from '../viewDb.ts';
import { documentsName, personOf, viewName, workspaceOf } from '../viewName.ts';

/** What happened to a workspace on this device that the person has not read yet. `copies`: changes that became copies of their own. */
const teamNotice = v.object({ workspace: v.string(), name: v.string(), kind: v.picklist(['left', 'viewer']), copies: v.number() });
export type TeamNotice = v.InferOutput<typeof teamNotice>;

/** The server's last answers about a person's teams, and what followed from them. Stored in the view of their personal workspace. */
export interface CachedTeams {
  /** Null if the server never answered. */
  readonly list: TeamList | null;
  /** What is known about each workspace that was read, by its id. */
  readonly details: Readonly<Record<string, TeamDetails>>;
  readonly notices: readonly TeamNotice[];
}

const listKey = 'teams/list';
const detailsKey = 'teams/details/';
const noticesKey = 'teams/notices/';
/** The names of workspaces that the list no longer contains. */
const goneKey = 'teams/gone/';
/** The workspaces whose removal from this device was confirmed, as `Removal`, until it is complete. */
const removingKey = 'teams/removing/';

/** The view of the person's personal workspace. The caller closes it. */
export const openPersonalView = (userId: string): ViewDb => new ViewDb(viewName(documentsName(userId)));

/** The cached answers. What this build cannot read counts as never answered. */
export async function readCachedTeams(view: ViewDb): Promise<CachedTeams> {
  const rows = await view.settings.where('key').startsWith('teams/').toArray();
  const list = v.safeParse(teamList, rows.find(({ key }) => key === listKey)?.value);
  const details = rows.flatMap(({ key, value }): [string, TeamDetails][] => {
    const read = key.startsWith(detailsKey) ? v.safeParse(teamDetails, value) : null;
    return read?.success === true ? [[key.slice(detailsKey.length), read.output]] : [];
  });
  const notices = rows.flatMap(({ key, value }): readonly TeamNotice[] => {
    const read = key.startsWith(noticesKey) ? v.safeParse(teamNotice, value) : null;
    return read?.success === true ? [read.output] : [];
  });
  return { list: list.success ? list.output : null, details: Object.fromEntries(details), notices };
}

/**
 * Whether the person may change the records in documents with this name, as last heard from the server. Alerts, which a device stores
 * without being asked, ask this first.
 */
export async function mayChangeRecords(documents: string): Promise<boolean> {
  const [userId, workspaceId] = [personOf(documents), workspaceOf(documents)];
  if (userId === null || workspaceId === null) return true;
  const view = openPersonalView(userId);
  try {
    const { list } = await readCachedTeams(view);
    const team = list?.teams.find(({ id }) => id === workspaceId);
    return list === null || (team !== undefined && team.readOnly === null && team.role !== 'viewer');
  } finally {
    view.close();
  }
}

/** Calls back with the cached answers, now and after each change in any tab. Returns a function that stops it. */
export function watchCachedTeams(view: ViewDb, told: (teams: CachedTeams) => void): () => void {
  const reading = liveQuery(() => readCachedTeams(view)).subscribe({ next: told, error: () => undefined });
  return () => reading.unsubscribe();
}

/** Stores the list. Details of workspaces that are not in it are dropped, and their names are kept until they are removed from here. */
export async function cacheTeamList(view: ViewDb, list: TeamList): Promise<void> {
  const known = new Set(list.teams.map(({ id }) => id));
  await view.transaction('rw', view.settings, async () => {
    const before = (await readCachedTeams(view)).list?.teams ?? [];
    const gone = before.filter(({ id }) => !known.has(id));
    const details = await view.settings.where('key').startsWith(detailsKey).primaryKeys();
    await view.settings.bulkDelete([
      ...details.filter((key) => !known.has(key.slice(detailsKey.length))),
      ...list.teams.map(({ id }) => `${goneKey}${id}`),
    ]);
    await view.settings.bulkPut([{ key: listKey, value: list }, ...gone.map(({ id, name }) => ({ key: `${goneKey}${id}`, value: name }))]);
  });
}

/** Stores what the server answered about one workspace, also in the list. */
export async function cacheTeamDetails(view: ViewDb, details: TeamDetails): Promise<void> {
  const { team } = details;
  await view.transaction('rw', view.settings, async () => {
    const { list } = await readCachedTeams(view);
    await view.settings.put({ key: `${detailsKey}${team.id}`, value: details });
    if (list === null) return;
    const teams = list.teams.map((entry) => (entry.id === team.id ? team : entry));
    await view.settings.put({ key: listKey, value: { ...list, teams } });
  });
}

/** A removal that has begun. */
const removal = v.object({
  /** The workspace's name. Empty if it was never in a list. */
  name: v.string(),
  /** How many copies were made of unsent changes, once all of them are durable. From then on databases may be missing. */
  copies: v.nullable(v.number()),
});
export type Removal = v.InferOutput<typeof removal>;

/** Notes that a workspace is to be removed from this device. Returns how far its removal is. */
export async function startRemoval(view: ViewDb, workspace: string): Promise<Removal> {
  return view.transaction('rw', view.settings, async () => {
    const [begun, gone] = await view.settings.bulkGet([`${removingKey}${workspace}`, `${goneKey}${workspace}`]);
    const read = v.safeParse(removal, begun?.value);
    if (read.success) return read.output;
    const fresh: Removal = { name: typeof gone?.value === 'string' ? gone.value : '', copies: null };
    await view.settings.put({ key: `${removingKey}${workspace}`, value: fresh });
    return fresh;
  });
}

/** Notes that every unsent change is durable as a copy, so that the databases may go. */
export async function storeRemoval(view: ViewDb, workspace: string, value: Removal): Promise<void> {
  await view.settings.put({ key: `${removingKey}${workspace}`, value });
}

/** The removals that were confirmed and are not complete, also those of an earlier start. */
export async function readRemovals(view: ViewDb): Promise<readonly string[]> {
  const keys = await view.settings.where('key').startsWith(removingKey).primaryKeys();
  return keys.map((key) => key.slice(removingKey.length));
}

/** Notes that a workspace has been removed from this device, or is not to be removed. `notice` is shown to the person. */
export async function endRemoval(view: ViewDb, workspace: string, notice: TeamNotice | null): Promise<void> {
  await view.transaction('rw', view.settings, async () => {
    await view.settings.bulkDelete([removingKey, goneKey].map((key) => `${key}${workspace}`));
    if (notice !== null) await view.settings.put({ key: `${noticesKey}${workspace}`, value: notice });
  });
}

/** Notes what happened to a workspace on this device, to be shown to the person. */
export async function storeTeamNotice(view: ViewDb, notice: TeamNotice): Promise<void> {
  await view.settings.put({ key: `${noticesKey}${notice.workspace}`, value: notice });
}

/** Removes a notice that the person has read. */
export const dismissTeamNotice = (view: ViewDb, workspace: string): Promise<void> => view.settings.delete(`${noticesKey}${workspace}`);
