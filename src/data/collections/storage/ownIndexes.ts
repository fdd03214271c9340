import type { Dexie } from 'dexie';

/**
 * Indexes that RxDB gives every table for what is not used here: its replication (`_meta.lwt` with the id), its cleanup (`_meta.lwt`) and
 * queries by id alone. Each costs a tenth of writing a document.
 */
const unused: ReadonlySet<string> = new Set(['[_deleted+id]', '[_meta.lwt+id]', '_meta.lwt']);

/** Has RxDB's Dexie make tables without them. Where a build before made them they stay, and do no harm. */
export function withoutUnusedIndexes(dexie: Dexie): void {
  const version = dexie.version.bind(dexie);
  dexie.version = (number) => {
    const made = version(number);
    const stores = made.stores.bind(made);
    made.stores = (schema) => stores(Object.fromEntries(Object.entries(schema).map(([table, indexes]) => [table, kept(indexes)])));
    return made;
  };
}

const kept = (indexes: string | null): string | null =>
  indexes === null
    ? null
    : indexes
        .split(', ')
        .filter((index) => !unused.has(index))
        .join(', ');
