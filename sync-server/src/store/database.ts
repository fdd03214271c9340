/** A value passed to or from the database. */
export type Text = string | null;

/** One row. Every selected column is cast to text in SQL (`revoked::text`), so that both engines return the same. */
export type Row = Readonly<Record<string, Text>>;

/** One statement with `$1…` parameters. Throws the driver's error. `sqlState` reads its code. */
export type Query = (sql: string, parameters?: readonly Text[]) => Promise<readonly Row[]>;

/** The database. This interface alone hides which engine is used: PGlite in a folder, or a PostgreSQL server. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly q: Query;
  /** Runs a script of several statements as one transaction. */
  exec(script: string): Promise<void>;
  /**
   * Commits when `work` resolves, rolls back when it throws. Inside, only the given query may be used. Statements issued without awaiting
   * are pipelined and run in the order of the calls, each seeing the effects of the earlier ones. After a failure the rest fail too.
   */
  tx<Value>(work: (q: Query) => Promise<Value>): Promise<Value>;
  /** Passes each notification on a channel to `heard`, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Why calls would fail now. Null if they would succeed. */
  readonly trouble: () => DatabaseOutage | null;
  /** A compressed copy of the whole folder, for backups. Null if the database has its own tools. */
  readonly dump: (() => Promise<Uint8Array>) | null;
  close(): Promise<void>;
}

/** Why calls fail: the engine is restarting, or its disk has so little space that only reading is safe. */
export type DatabaseOutage = 'starting' | 'no-room';
