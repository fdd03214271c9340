import type { Database, Text } from '../../sync-server/src/store/database.ts';

/** A statement as the server sent it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Text[];
}

/** Records every statement of the database's transactions from now on. Returns the list, which grows. */
export function recordStatements(db: Database): readonly Statement[] {
  const statements: Statement[] = [];
  const tx = db.tx.bind(db);
  const recording: Database['tx'] = (work) =>
    tx((q) =>
      work((sql, parameters = []) => {
        statements.push({ sql, parameters });
        return q(sql, parameters);
      }),
    );
  Object.assign(db, { tx: recording });
  return statements;
}

/** Of the statements that touch the sync tables, the first one with each text. */
export const syncStatements = (statements: readonly Statement[]): readonly Statement[] => [
  ...new Map(statements.filter(({ sql }) => sql.includes('sync.')).map((one) => [one.sql, one] as const)).values(),
];
