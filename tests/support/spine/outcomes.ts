import { figureNumber } from '../../../src/core/engine/strategies/figures.ts';
import { evaluateDeal } from '../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob, OtherOutcome } from '../../../src/core/pipeline/outcome.ts';

/** The outcome of a job; throws where it has none. */
export function outcomeOf(job: EvaluationJob): OtherOutcome {
  const result = evaluateDeal(job);
  if (!result.ok) throw new Error(result.gap.message);
  if (result.outcome.form !== 'strategy') throw new Error('Only a British letting has another form');
  return result.outcome;
}

/** A figure as a number: minor units, a fraction or a count; null where words stand in its place. */
export const numberIn = ({ figures }: Pick<OtherOutcome, 'figures'>, id: string): number | null => figureNumber(figures, id);

/** An amount of a list of costs, nothing where it is not listed. */
export const lineIn = (lines: readonly { readonly id: string; readonly amount: number }[], id: string): number =>
  lines.find((line) => line.id === id)?.amount ?? 0;

export const sumOf = (lines: readonly { readonly amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** An input as it is in use; nothing where it is not asked or no number. */
export const inUse = ({ inputs }: Pick<OtherOutcome, 'inputs'>, key: string): number => Number(inputs[key]?.value ?? 0);

/** A job whose every input is typed as it is in use, with some of them changed: nothing else moves with them. */
export function withInputs(job: EvaluationJob, outcome: OtherOutcome, changes: Readonly<Record<string, unknown>>): EvaluationJob {
  const used = Object.entries(outcome.inputs).map(([key, input]) => [key, input?.value]);
  const yours = { ...Object.fromEntries(used), ...changes };
  return { ...job, deal: { ...job.deal, inputs: { ...job.deal.inputs, [outcome.strategy]: yours } } };
}

/** Every text of an answer with the path to it. */
export function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}
