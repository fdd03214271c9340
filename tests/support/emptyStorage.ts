/** Deletes every database in this realm; they must be closed. */
export async function emptyStorage(): Promise<void> {
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name ?? '');
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
}
