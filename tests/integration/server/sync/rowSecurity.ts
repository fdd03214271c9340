import type { Database, Query } from '../../../../sync-server/src/store/database.ts';

/** A person who queries the database, with their token's claims. */
export interface Person {
  readonly name: string;
  readonly role: 'authenticated' | 'anon';
  readonly sub: string | null;
  readonly aal: 'aal1' | 'aal2';
}

const verbs = ['select', 'count', 'insert', 'update', 'delete', 'upsert'] as const;

/** The statements for one table, on rows of the given owner. */
export interface TableFixture {
  /** The table, if the fixture’s name is not the table’s: it then describes rows in another state. */
  readonly table?: string;
  /** The condition that selects the owner's rows. */
  readonly owned: (owner: Owner) => string;
  /** Inserts a new row for the owner with an unused key; "on conflict" can be appended. */
  readonly insert: (owner: Owner) => string;
  /** A harmless change. */
  readonly set: string;
  readonly key: string;
}

export interface Owner {
  readonly userId: string;
  readonly workspaceId: string;
}

/** Our tables with their policies, from the catalogue. */
export async function catalogue(db: Database): Promise<readonly { readonly table: string; readonly policies: readonly string[] }[]> {
  const rows = await db.q(
    `select n.nspname || '.' || c.relname as table, coalesce(string_agg(p.polname, ',' order by p.polname), '') as policies
     from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_policy p on p.polrelid = c.oid
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'sync', 'private') group by 1 order by 1`,
  );
  return rows.map((row) => ({ table: row['table'] ?? '', policies: (row['policies'] ?? '').split(',').filter((name) => name !== '') }));
}

/**
 * What each person can do with one owner's rows. Maps `fixture person verb` to the number of rows reached, or to "refused". Everything is
 * rolled back. Rows are selected by the owner's keys, so that a person's own rows do not count.
 */
export async function matrix(
  q: Query,
  question: {
    readonly fixtures: Readonly<Record<string, TableFixture>>;
    readonly people: readonly Person[];
    readonly owner: Owner;
  },
): Promise<Readonly<Record<string, string>>> {
  const attempts = Object.entries(question.fixtures).flatMap(([name, fixture]) =>
    question.people.flatMap((person) =>
      verbs.map((verb) => ({
        cell: `${name} ${person.name} ${verb}`,
        role: person.role,
        claims: person.sub === null ? '' : JSON.stringify({ sub: person.sub, role: person.role, aal: person.aal }),
        statement: statements[verb](fixture.table ?? name, fixture, question.owner),
      })),
    ),
  );
  await q('savepoint before');
  await q(attemptAll);
  const [row] = await q('select public.attempt_all($1::text::jsonb)::text as reached', [JSON.stringify(attempts)]);
  await q('rollback to savepoint before');
  return JSON.parse(row?.['reached'] ?? '{}') as Readonly<Record<string, string>>;
}

/**
 * Statements that change rows have neither a condition nor a returning clause. With either, row-level security would also require the right
 * to read, and the write policies would not be tested alone.
 */
const statements: Readonly<Record<(typeof verbs)[number], (table: string, fixture: TableFixture, owner: Owner) => string>> = {
  select: (table, { owned }, owner) => `select * from ${table} where ${owned(owner)}`,
  count: (table, { owned }, owner) => `select from ${table} where ${owned(owner)} having count(*) > 0`,
  insert: (_table, { insert }, owner) => insert(owner),
  update: (table, { set }) => `update ${table} set ${set}`,
  delete: (table) => `delete from ${table}`,
  upsert: (_table, { insert, key, set }, owner) => `${insert(owner)} on conflict (${key}) do update set ${set}`,
};

/**
 * Makes each attempt as its person, returns how many rows it reached, and rolls it back by failing on purpose. All attempts are made in one
 * call, because a call for each step of hundreds of matrices took minutes. The function is created in the transaction that is rolled back.
 */
const attemptAll = `create function public.attempt_all(attempts jsonb) returns jsonb language plpgsql as $$
  declare attempt jsonb; reached bigint; said text; found jsonb := '{}';
  begin
    for attempt in select a from jsonb_array_elements(attempts) a loop
      begin
        perform set_config('request.jwt.claims', attempt ->> 'claims', true);
        perform set_config('role', attempt ->> 'role', true);
        execute attempt ->> 'statement';
        get diagnostics reached = row_count;
        raise exception using errcode = 'YS001', message = reached::text;
      exception
        when sqlstate 'YS001' then said := sqlerrm;
        when others then said := 'refused';
      end;
      found := found || jsonb_build_object(attempt ->> 'cell', said);
    end loop;
    return found;
  end $$`;
