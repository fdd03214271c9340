import { usePart } from './workspace.ts';
import type { Evaluator } from './workspaceParts.ts';

/** The engine, in its workers. */
export const useEvaluator = (): Evaluator => usePart('evaluator');
