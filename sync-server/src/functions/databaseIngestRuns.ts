import type { IngestRuns, StoredRun } from '../../../supabase/functions/_shared/runs/ingestRuns.ts';
import { storableJson } from '../../../supabase/functions/_shared/body/storableJson.ts';
import { asUser } from '../store/asUser.ts';
import type { Database, Row } from '../store/database.ts';

const insert = `insert into public.ingest_runs (id, site, url, state, steps, item_count, error_code, error_message, items)
  values ($1::uuid, $2, $3, $4, $5::text::jsonb, $6::int, $7, $8, $9::text::jsonb)`;

const select = `select id::text, site, url, state, steps::text, item_count::text, error_code, error_message, items::text
  from public.ingest_runs where id = $1::uuid`;

/** Runs in the embedded database, written and read as the caller: the table fills in the owner from the token. */
export function createDatabaseIngestRuns(db: Database): IngestRuns {
  return {
    save: async ({ claims }, run) => {
      const { id, site, url, state, steps, itemCount, error, items } = run;
      const values = [
        id,
        site,
        url,
        state,
        storableJson(steps),
        String(itemCount),
        error?.code ?? null,
        error?.message ?? null,
        storableJson(items),
      ];
      await asUser(db, claims, (q) => q(insert, values));
    },
    find: async ({ claims }, runId) => {
      const [row] = await asUser(db, claims, (q) => q(select, [runId]));
      return row === undefined ? null : rowToRun(row);
    },
  };
}

/** The table's checks hold what the casts claim. */
function rowToRun(row: Row): StoredRun {
  const code = row['error_code'] as NonNullable<StoredRun['error']>['code'] | null;
  return {
    id: row['id'] ?? '',
    site: row['site'] as StoredRun['site'],
    url: row['url'] ?? '',
    state: row['state'] as StoredRun['state'],
    steps: JSON.parse(row['steps'] ?? '[]') as StoredRun['steps'],
    itemCount: Number(row['item_count']),
    error: code === null ? null : { code, message: row['error_message'] ?? '' },
    items: JSON.parse(row['items'] ?? '[]') as StoredRun['items'],
  };
}
