/** What a sign-out does to changes that were never sent; null while they are still being counted. */
export function unsentWords(unsent: number | null, wipe: boolean): string {
  if (unsent === null) return 'Counting what was not sent yet.';
  if (unsent === 0) return 'Nothing waits to be sent.';
  const what = unsent === 1 ? '1 change was' : `${unsent} changes were`;
  return wipe
    ? `${what} never sent and would be lost for good. Export your data first to keep a copy.`
    : `${what} not sent yet. What waits is kept here and sent when you sign in again.`;
}
