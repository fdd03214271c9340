import { storableJson } from '../body/storableJson.ts';
import { callerHeaders, type RestAccess } from '../database/restCall.ts';
import { createIngestRuns, type IngestRuns, type RunRow } from './ingestRuns.ts';

/** Runs stored through a hosted project's REST API. */
export function createRestIngestRuns(access: RestAccess): IngestRuns {
  const table = `${access.supabaseUrl}/rest/v1/ingest_runs`;
  return createIngestRuns({
    insert: async (caller, row) => {
      const response = await access.fetch(table, {
        method: 'POST',
        headers: { ...callerHeaders(access, caller), 'content-type': 'application/json', prefer: 'return=minimal' },
        body: storableJson(row),
      });
      if (!response.ok) throw new Error(`The run could not be stored: status ${response.status}`);
    },
    select: async (caller, runId) => {
      const response = await access.fetch(`${table}?id=eq.${encodeURIComponent(runId)}&select=*`, {
        headers: callerHeaders(access, caller),
      });
      if (!response.ok) throw new Error(`The run could not be read: status ${response.status}`);
      return ((await response.json()) as readonly RunRow[])[0];
    },
  });
}
