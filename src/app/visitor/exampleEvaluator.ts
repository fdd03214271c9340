import { createEvaluator } from '../person/workers.ts';
import type { StartExampleEvaluator } from '../../ui/hooks/serviceParts.ts';

/** Asks the evaluate worker without anybody's workspace, so that nothing is stored for somebody who only looks. */
export function createExampleEvaluator(): Awaited<ReturnType<StartExampleEvaluator>> {
  const client = createEvaluator();
  return (job) => client.call('evaluate', [job]);
}
