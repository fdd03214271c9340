import type { Call } from '../../bridge/workerClient.ts';
import type { Result } from '../../core/kernel/result.ts';
import { documentsName } from '../../data/view/viewName.ts';
import { startDataWorker, type PersonWorker } from '../person/workers.ts';

/**
 * The answer to one question to a person's stores, asked through a separate data worker, whichever workspace is open. `null` as the person
 * means that nobody is signed in. Returns null if the stores cannot be opened or do not answer.
 */
export async function queryStores<Answer>(
  userId: string | null,
  ask: (call: Call<PersonWorker>) => Promise<Result<Answer, unknown>>,
): Promise<Answer | null> {
  const { client, opened } = startDataWorker(documentsName(userId), () => undefined);
  try {
    // The call waits for the stores itself, but only for a limited time, because the person is waiting.
    const refused = opened.then((answer) => (answer.ok ? new Promise<never>(() => undefined) : null));
    const answered = ask(client.call).then((answer) => (answer.ok ? answer.value : null));
    return await Promise.race([refused, answered]);
  } finally {
    client.stop();
  }
}
