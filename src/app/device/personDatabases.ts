import { documentsName, workspaceOf } from '../../data/view/viewName.ts';

/**
 * Names of one person's IndexedDB databases, in every workspace: one for the documents of each collection, and the view. `null` means that
 * nobody is signed in.
 */
export async function personDatabases(userId: string | null): Promise<readonly string[]> {
  const family = documentsName(userId);
  const all = (await indexedDB.databases()).map(({ name }) => name ?? '');
  return all.filter((name) => belongsToFamily(name, family));
}

/**
 * The names of the person's documents on this device, one for each workspace: the personal one first, then those of teams. A team
 * workspace counts as long as any of its databases exists.
 */
export async function documentsOnDevice(userId: string | null): Promise<readonly string[]> {
  const personal = documentsName(userId);
  const names = await personDatabases(userId);
  const teams = new Set(names.flatMap((name) => teamIn(name, userId) ?? []));
  const isPersonalHere = names.some((name) => teamIn(name, userId) === null);
  return [...(isPersonalHere ? [personal] : []), ...[...teams].toSorted()];
}

/** The documents of the team workspace that a database of the person belongs to. Null if it is not a team's. */
function teamIn(name: string, userId: string | null): string | null {
  const at = name.indexOf(documentsName(userId));
  const workspace = uuid.exec(workspaceOf(name.slice(at)) ?? '')?.[0];
  return workspace === undefined ? null : documentsName(userId, workspace);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * Whether a database belongs to the family named after one person's documents. RxDB puts that name in the middle of its own names, and
 * another person's longer name must not match.
 */
export function belongsToFamily(name: string, family: string): boolean {
  const at = name.indexOf(family);
  const next = name[at + family.length];
  return at !== -1 && (next === undefined || !/[0-9a-z]/i.test(next)) && (at === 0 || !/[0-9a-z]/i.test(name[at - 1] ?? ''));
}
