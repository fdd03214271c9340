/**
 * Name of a person's documents in IndexedDB. A null person is the device before anyone signed in. A null workspace is the personal one.
 * Every name of a person begins with the name of their personal workspace.
 */
export const documentsName = (userId: string | null, workspaceId: string | null = null): string =>
  `yardstick-${userId ?? 'device'}${workspaceId === null ? '' : `${teamPart}${workspaceId}`}`;

/** The part of a name between the person and the team workspace. */
const teamPart = '-team-';

/** Name of the projection database that belongs to a documents database. */
export const viewName = (documents: string): string => `${documents}-view`;

/** The owner of the documents with this name. Null is the device before anyone signed in. */
export function personOf(documents: string): string | null {
  const [personal = documents] = documents.split(teamPart);
  return personal === documentsName(null) ? null : personal.slice('yardstick-'.length);
}

/** The team workspace of the documents with this name. Null is the personal workspace. */
export const workspaceOf = (documents: string): string | null => documents.split(teamPart)[1] ?? null;
