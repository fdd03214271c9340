/** A value that crosses the seam, in either direction. */
export type Text = string | null;

/** One row; every selected column is cast to text in SQL (`revoked::text`), so both engines answer alike. */
export type Row = Readonly<Record<string, Text>>;

/** One statement with `$1…` parameters. Throws the driver's error; `sqlState` reads its code. */
export type Query = (sql: string, parameters?: readonly Text[]) => Promise<readonly Row[]>;

/** The only thing that knows which engine is behind: PGlite in a folder, or a PostgreSQL server. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly q: Query;
  /** A script of several statements, run as one transaction. */
  exec(script: string): Promise<void>;
  /**
   * Commits when `work` resolves, rolls back when it throws. Inside, only the query handed in may be used. Statements asked for without
   * waiting run in that order, each seeing what the ones before did, and travel together; after one that fails the rest fail too.
   */
  tx<Value>(work: (q: Query) => Promise<Value>): Promise<Value>;
  /** Hears NOTIFY on a channel until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Why calls would fail just now; null when they would not. */
  readonly trouble: () => DatabaseTrouble | null;
  /** A compressed copy of the whole folder, for backups; null where the database has tools of its own for that. */
  readonly dump: (() => Promise<Uint8Array>) | null;
  close(): Promise<void>;
}

/** The engine is being started again, or its disk has so little room that only reading is safe. */
export type DatabaseTrouble = 'starting' | 'no-room';
