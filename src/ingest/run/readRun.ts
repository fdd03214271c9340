import type { Account } from '../../account/account.ts';
import type { IngestRun } from '../../core/contracts/ingestContract.ts';

/** The run as stored on the server. Null if the server is unreachable, or this person has no such run. */
export async function readRun(account: Pick<Account, 'invoke'>, runId: string): Promise<IngestRun | null> {
  const answer = await account.invoke('ingest-run', { runId });
  return answer.ok && isIngestRun(answer.value) ? answer.value : null;
}

function isIngestRun(body: unknown): body is IngestRun {
  return typeof body === 'object' && body !== null && 'id' in body && 'state' in body && 'steps' in body && Array.isArray(body.steps);
}
