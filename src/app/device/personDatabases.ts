import { documentsName } from '../../data/view/viewName.ts';

/** Names of the IndexedDB databases of one person: documents (one per collection) and view. `null` means that nobody is signed in. */
export async function personDatabases(userId: string | null): Promise<readonly string[]> {
  const family = documentsName(userId);
  const all = (await indexedDB.databases()).map(({ name }) => name ?? '');
  return all.filter((name) => belongsToFamily(name, family));
}

/**
 * Whether a database belongs to a family, named like one person's documents. RxDB puts that name in the middle of its own names, and
 * another person's longer name must not match.
 */
export function belongsToFamily(name: string, family: string): boolean {
  const at = name.indexOf(family);
  const next = name[at + family.length];
  return at !== -1 && (next === undefined || !/[0-9a-z]/i.test(next)) && (at === 0 || !/[0-9a-z]/i.test(name[at - 1] ?? ''));
}
