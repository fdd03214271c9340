import { documentsName } from '../../data/view/viewName.ts';

/**
 * Names of one person's IndexedDB databases: one for the documents of each collection, and the view. `null` means that nobody is signed in.
 */
export async function personDatabases(userId: string | null): Promise<readonly string[]> {
  const family = documentsName(userId);
  const all = (await indexedDB.databases()).map(({ name }) => name ?? '');
  return all.filter((name) => belongsToFamily(name, family));
}

/**
 * Whether a database belongs to the family named after one person's documents. RxDB puts that name in the middle of its own names, and
 * another person's longer name must not match.
 */
export function belongsToFamily(name: string, family: string): boolean {
  const at = name.indexOf(family);
  const next = name[at + family.length];
  return at !== -1 && (next === undefined || !/[0-9a-z]/i.test(next)) && (at === 0 || !/[0-9a-z]/i.test(name[at - 1] ?? ''));
}
