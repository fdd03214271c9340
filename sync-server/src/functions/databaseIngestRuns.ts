import { storableJson } from '../../../src/backend/body/storableJson.ts';
import { createIngestRuns, runColumns, type IngestRuns, type RunRow } from '../../../src/backend/runs/ingestRuns.ts';
import { asUser } from '../store/asUser.ts';
import type { Database } from '../store/database.ts';

const columns = runColumns.join(', ');

const insert = `insert into public.ingest_runs (${columns})
  select ${columns} from jsonb_populate_record(null::public.ingest_runs, $1::text::jsonb)`;

const select = `select to_json(run)::text as run from (select ${columns} from public.ingest_runs where id = $1::uuid) run`;

/** Runs stored in the embedded database. */
export function createDatabaseIngestRuns(db: Database): IngestRuns {
  return createIngestRuns({
    insert: async ({ claims }, row) => {
      await asUser(db, claims, (q) => q(insert, [storableJson(row)]));
    },
    select: async ({ claims }, runId) => {
      const [found] = await asUser(db, claims, (q) => q(select, [runId]));
      // The cast is safe, because the table's constraints guarantee this type.
      return found === undefined ? undefined : (JSON.parse(found['run'] ?? '') as RunRow);
    },
  });
}
