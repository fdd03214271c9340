import type { IngestErrorCode, IngestRun } from '../../../../src/core/listing/ingestContract.ts';
import type { Caller } from '../functionRequest.ts';
import type { IngestRuns } from './ingestRuns.ts';
import { storableJson } from '../body/storableJson.ts';

export interface RestAccess {
  /** The project's address, without a slash at the end. */
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

interface RunRow {
  readonly id: string;
  readonly site: IngestRun['site'];
  readonly url: string;
  readonly state: IngestRun['state'];
  readonly steps: IngestRun['steps'];
  readonly item_count: number;
  readonly error_code: IngestErrorCode | null;
  readonly error_message: string | null;
  readonly items: IngestRun['items'];
}

/** Runs kept through the project's REST API with the caller's own token: the owner is filled in from it by the table. */
export function createRestIngestRuns(access: RestAccess): IngestRuns {
  const table = `${access.supabaseUrl}/rest/v1/ingest_runs`;
  return {
    save: async (caller, run) => {
      const response = await access.fetch(table, {
        method: 'POST',
        headers: { ...headersFor(access, caller), 'content-type': 'application/json', prefer: 'return=minimal' },
        body: storableJson(runToRow(run)),
      });
      if (!response.ok) throw new Error(`The run could not be stored: status ${response.status}`);
    },
    find: async (caller, runId) => {
      const response = await access.fetch(`${table}?id=eq.${encodeURIComponent(runId)}&select=*`, { headers: headersFor(access, caller) });
      if (!response.ok) throw new Error(`The run could not be read: status ${response.status}`);
      const rows = (await response.json()) as readonly RunRow[];
      return rows[0] === undefined ? null : rowToRun(rows[0]);
    },
  };
}

const headersFor = (access: RestAccess, caller: Caller) => ({ apikey: access.publishableKey, authorization: `Bearer ${caller.token}` });

function runToRow(run: IngestRun): RunRow {
  const { id, site, url, state, steps, items } = run;
  return {
    id,
    site,
    url,
    state,
    steps,
    items,
    item_count: run.itemCount,
    error_code: run.error?.code ?? null,
    error_message: run.error?.message ?? null,
  };
}

function rowToRun(row: RunRow): IngestRun {
  const { id, site, url, state, steps, items } = row;
  const error = row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' };
  return { id, site, url, state, steps, itemCount: row.item_count, error, items };
}
