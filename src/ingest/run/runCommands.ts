import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { RunFailure } from '../ingest.ts';
import type { IngestContext } from '../ingestContext.ts';
import { followRun } from './followRun.ts';
import { isSearchRun } from './runEvents.ts';

type Done = Promise<Result<null, RunFailure>>;

/** Cancels the run of a search where the server can be asked; offline it goes on until it can. */
export const cancelRun = (context: IngestContext, captureId: string): Done => change(context, captureId, 'cancel');

/** Has the server read the failed listings once more, and follows the run again. */
export const retryFailed = (context: IngestContext, captureId: string): Done => change(context, captureId, 'retry');

async function change(context: IngestContext, captureId: string, action: 'cancel' | 'retry'): Done {
  const row = await context.captures.read(captureId);
  if (row === null || row.search === undefined || row.runId === null)
    return err({ message: 'This run is no longer known on this device.' });
  const answer = await context.account.invoke('ingest-run', { runId: row.runId, action, after: row.search.version });
  if (!answer.ok) return err({ message: answer.error.message });
  if (!isSearchRun(answer.value)) return err({ message: 'The answer did not come from the server. Try again.' });
  // What came of it is heard by whoever follows the run, who alone writes it down.
  await context.captures.update(captureId, { state: 'analysing', error: null });
  void followRun(context, captureId);
  return ok(null);
}
