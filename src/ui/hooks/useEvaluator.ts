import { usePart } from './workspace.ts';
import type { Evaluator } from './workspaceParts.ts';

/** The calculation engine, which runs in workers. */
export const useEvaluator = (): Evaluator => usePart('evaluator');
