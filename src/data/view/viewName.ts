/** Name of a person's documents in IndexedDB. `null` is the device before anyone signed in. */
export const documentsName = (userId: string | null): string => `yardstick-${userId ?? 'device'}`;

/** Name of the projection database that belongs to a documents database. */
export const viewName = (documents: string): string => `${documents}-view`;

/** The owner of the documents with this name. Null is the device before anyone signed in. */
export const personOf = (documents: string): string | null =>
  documents === documentsName(null) ? null : documents.slice('yardstick-'.length);
