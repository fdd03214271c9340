/** The database takes no calls just now, and will again: its engine ended and is being started. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
