import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { Result } from '../../core/kernel/result.ts';

/**
 * Makes a call once more when its worker died under it. Only for calls that may run twice: pure ones, and commands
 * whose ids and times were decided before the first try.
 */
export async function againOnDeath<Answer>(call: () => Promise<Result<Answer, WorkerFailure>>): Promise<Result<Answer, WorkerFailure>> {
  const first = await call();
  return first.ok || first.error.kind !== 'crashed' ? first : call();
}
