/** The database is temporarily unavailable: its engine stopped and is restarting. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
