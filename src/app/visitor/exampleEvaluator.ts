import type { Services } from '../../ui/hooks/services.ts';
import { createEvaluator } from '../person/workers.ts';

/** Asks the evaluate worker without anybody's workspace, so that nothing is stored for somebody who only looks. */
export function createExampleEvaluator(): Awaited<ReturnType<Services['exampleEvaluator']>> {
  const client = createEvaluator();
  return (job) => client.call('evaluate', [job]);
}
