import type { UserClaims } from '../../../src/backend/userClaims.ts';
import { asUser } from '../store/asUser.ts';
import type { Row, Text } from '../store/database.ts';
import type { AccountContext } from './accountContext.ts';

/** Rows per short transaction: the embedded database has one connection, and a slow reader must not block it. */
const pageRows = 200;

type Reader = Pick<AccountContext, 'db' | 'clock'>;

/**
 * `GET /account/v1/export`: all of the person's data as one JSON document, streamed as it is read. The list of tables comes from the
 * database catalogue, so that new ones are included. They are read as the person, so row-level security decides which rows are theirs.
 */
export function exportAccount(context: Reader, claims: UserClaims): Response {
  const parts = documentParts(context, claims);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await parts.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  const day = new Date(context.clock()).toISOString().slice(0, 10);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="yardstick-${day}.json"`,
    'cache-control': 'no-store',
  };
  return new Response(body, { headers });
}

async function* documentParts({ db, clock }: Reader, claims: UserClaims): AsyncGenerator<string, void> {
  const head = { format: 'yardstick-export', version: 1, exportedAt: new Date(clock()).toISOString() };
  const { account, sessions, tables } = await asUser(db, claims, async (q) => ({
    account: (await q('select private.own_account()::text as account'))[0]?.['account'] ?? 'null',
    sessions: (await q('select session::text from private.own_sessions() session')).map((row) => row['session']),
    tables: (await q(exportedTables)).map((row) => ({
      name: row['name'] ?? '',
      source: row['source'] ?? '',
      key: JSON.parse(row['key'] ?? '[]') as readonly KeyColumn[],
    })),
  }));
  yield `${JSON.stringify(head).slice(0, -1)},"account":${account},"sessions":[${sessions.join(',')}],"tables":{`;
  for (const [at, table] of tables.entries()) {
    yield `${at === 0 ? '' : ','}${JSON.stringify(table.name)}:[`;
    yield* tableParts({ db }, claims, table);
    yield ']';
  }
  yield '}}\n';
}

interface KeyColumn {
  /** A name quoted for SQL. */
  readonly name: string;
  readonly type: string;
}

interface ExportedTable {
  readonly name: string;
  /** Schema and table name, quoted for SQL. */
  readonly source: string;
  readonly key: readonly KeyColumn[];
}

/** Every table that users can read, with its primary key. Tables outside the public schema appear under their schema's name. */
const exportedTables = `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name, format('%I.%I', n.nspname, c.relname) as source, (
    select jsonb_agg(jsonb_build_object('name', format('%I', a.attname), 'type', format_type(a.atttypid, a.atttypmod)) order by k.place)::text
    from pg_index i cross join lateral unnest(i.indkey::smallint[]) with ordinality k (attnum, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'sync') and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'select') order by n.nspname, c.relname`;

/** The rows in key order, page by page. */
async function* tableParts({ db }: Pick<Reader, 'db'>, claims: UserClaims, { source, key }: ExportedTable): AsyncGenerator<string, void> {
  const columns = key.map(({ name }) => `t.${name}`).join(', ');
  const keyText = key.map(({ name }, at) => `t.${name}::text as key_${at}`).join(', ');
  const after = key.map(({ type }, at) => `$${at + 1}::${type}`).join(', ');
  let last: readonly Text[] | null = null;
  for (;;) {
    const from: readonly Text[] | null = last;
    const rows: readonly Row[] = await asUser(db, claims, (q) =>
      q(
        `select to_jsonb(t)::text as row, ${keyText} from ${source} t ${from === null ? '' : `where (${columns}) > (${after})`}
         order by ${columns} limit ${pageRows}`,
        from ?? [],
      ),
    );
    if (rows.length > 0) yield `${from === null ? '' : ','}${rows.map((row) => row['row']).join(',')}`;
    const end = rows.at(-1);
    if (rows.length < pageRows || end === undefined) return;
    last = key.map((_, at) => end[`key_${at}`] ?? null);
  }
}
