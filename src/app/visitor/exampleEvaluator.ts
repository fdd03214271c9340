import { createEvaluator } from '../person/workers.ts';
import type { StartExampleEvaluator } from '../../ui/hooks/serviceParts.ts';

/** Uses the evaluate worker without a workspace, so that nothing is stored for visitors who only browse. */
export function createExampleEvaluator(): Awaited<ReturnType<StartExampleEvaluator>> {
  const client = createEvaluator();
  return (job) => client.call('evaluate', [job]);
}
