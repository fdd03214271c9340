import { figureNumber } from '../../../src/core/engine/strategies/figures.ts';
import { evaluateDeal } from '../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob, OtherOutcome } from '../../../src/core/pipeline/outcome.ts';

/** A job's outcome; throws if it has none. */
export function outcomeOf(job: EvaluationJob): OtherOutcome {
  const result = evaluateDeal(job);
  if (!result.ok) throw new Error(result.gap.message);
  if (result.outcome.form !== 'strategy') throw new Error('The outcome has the form of a British buy-to-let');
  return result.outcome;
}

/** A figure as a number: minor units, a fraction or a count; null if it is a text. */
export const numberIn = ({ figures }: Pick<OtherOutcome, 'figures'>, id: string): number | null => figureNumber(figures, id);

/** An amount in a list of costs, 0 if it is not listed. */
export const lineIn = (lines: readonly { readonly id: string; readonly amount: number }[], id: string): number =>
  lines.find((line) => line.id === id)?.amount ?? 0;

export const sumOf = (lines: readonly { readonly amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** An input's value in use; 0 if the input does not exist. */
export const inUse = ({ inputs }: Pick<OtherOutcome, 'inputs'>, key: string): number => Number(inputs[key]?.value ?? 0);

/** The job with some inputs changed and all others fixed at their values in use, so that no default changes along with them. */
export function withInputs(job: EvaluationJob, outcome: OtherOutcome, changes: Readonly<Record<string, unknown>>): EvaluationJob {
  const used = Object.entries(outcome.inputs).map(([key, input]) => [key, input?.value]);
  const yours = { ...Object.fromEntries(used), ...changes };
  return { ...job, deal: { ...job.deal, inputs: { ...job.deal.inputs, [outcome.strategy]: yours } } };
}

/** Every text in an answer, with its path. */
export function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}
