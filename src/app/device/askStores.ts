import type { Call } from '../../bridge/workerClient.ts';
import type { Result } from '../../core/kernel/result.ts';
import { documentsName } from '../../data/view/viewName.ts';
import { startDataWorker, type PersonWorker } from '../person/workers.ts';

/**
 * Puts one question to the stores of a person (null: nobody signed in), in a data worker of its own, whoever's workspace is open. Null
 * where they cannot be opened, or do not answer.
 */
export async function askStores<Answer>(
  userId: string | null,
  ask: (call: Call<PersonWorker>) => Promise<Result<Answer, unknown>>,
): Promise<Answer | null> {
  const { client, opened } = startDataWorker(documentsName(userId), () => undefined);
  try {
    // The question itself waits for the stores, and only so long: the person is waiting for its answer.
    const refused = opened.then((answer) => (answer.ok ? new Promise<never>(() => undefined) : null));
    const answered = ask(client.call).then((answer) => (answer.ok ? answer.value : null));
    return await Promise.race([refused, answered]);
  } finally {
    client.stop();
  }
}
