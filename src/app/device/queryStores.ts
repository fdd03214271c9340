import type { Call } from '../../bridge/workerClient.ts';
import type { Result } from '../../core/kernel/result.ts';
import { startDataWorker, type PersonWorker } from '../person/workers.ts';

/**
 * The answer to one question to the stores of a workspace, asked through a separate data worker, whichever workspace is open. `documents`
 * is the name from `documentsName`. Returns null if the stores cannot be opened or do not answer.
 */
export async function queryStores<Answer>(
  documents: string,
  ask: (call: Call<PersonWorker>) => Promise<Result<Answer, unknown>>,
): Promise<Answer | null> {
  const { client, opened } = startDataWorker(documents, () => undefined);
  try {
    // The call waits for the stores itself, but only for a limited time, because the person is waiting.
    const refused = opened.then((answer) => (answer.ok ? new Promise<never>(() => undefined) : null));
    const answered = ask(client.call).then((answer) => (answer.ok ? answer.value : null));
    return await Promise.race([refused, answered]);
  } finally {
    client.stop();
  }
}
