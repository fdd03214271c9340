/** The message of a thrown value, or the specification's "An unexpected error occurred" when it is empty. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return message.trim() === '' ? 'An unexpected error occurred' : message.slice(0, 2000);
}
