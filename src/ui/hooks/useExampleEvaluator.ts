import { useService } from './services.ts';
import type { StartExampleEvaluator } from './serviceParts.ts';

/** Starts the engine behind the examples on the landing page. */
export const useExampleEvaluator = (): StartExampleEvaluator => useService('exampleEvaluator');
