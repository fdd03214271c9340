import type { IngestErrorCode, IngestRun } from '../../core/contracts/ingestContract.ts';
import type { Caller } from '../functionRequest.ts';

/** The store of finished runs. Both calls act as the caller, so row-level security applies. */
export interface IngestRuns {
  /** Throws if the store does not respond: a run that cannot be stored is a failed request. */
  save(caller: Caller, run: IngestRun): Promise<void>;
  /** Null for an unknown id and for another user's run, so that the two cannot be told apart. */
  find(caller: Caller, runId: string): Promise<IngestRun | null>;
}

/** The columns of `public.ingest_runs` that make up a run. The table fills in the owner from the caller's token. */
export const runColumns = ['id', 'site', 'url', 'state', 'steps', 'item_count', 'error_code', 'error_message', 'items'] as const;

/** A row in `public.ingest_runs`. */
export interface RunRow extends Readonly<Record<(typeof runColumns)[number], unknown>> {
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

/** The table, used with the caller's rights. Both calls throw if the database does not respond. */
export interface RunTable {
  insert(caller: Caller, row: RunRow): Promise<void>;
  /** Undefined if the caller sees no row with that id. */
  select(caller: Caller, runId: string): Promise<RunRow | undefined>;
}

export function createIngestRuns(table: RunTable): IngestRuns {
  return {
    save: (caller, run) => table.insert(caller, runToRow(run)),
    find: async (caller, runId) => {
      const row = await table.select(caller, runId);
      return row === undefined ? null : rowToRun(row);
    },
  };
}

function runToRow({ id, site, url, state, steps, itemCount, error, items }: IngestRun): RunRow {
  const failure = { error_code: error?.code ?? null, error_message: error?.message ?? null };
  return { id, site, url, state, steps, items, item_count: itemCount, ...failure };
}

function rowToRun({ id, site, url, state, steps, item_count, error_code, error_message, items }: RunRow): IngestRun {
  const error = error_code === null ? null : { code: error_code, message: error_message ?? '' };
  return { id, site, url, state, steps, itemCount: item_count, error, items };
}
