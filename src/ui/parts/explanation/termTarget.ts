import type { ReportInput } from '../../../core/report/report.ts';
import type { NamedExplanation } from '../../../core/report/reportTable.ts';

/** What a deal's explanations are made of: figures that explain one another, down to the inputs. */
export interface Traced {
  readonly explanations: Readonly<Record<string, NamedExplanation | undefined>>;
  readonly inputs: readonly ReportInput[];
}

/** What a term of an explanation is: another figure with an explanation of its own, or an input. */
export type TermTarget =
  | { readonly kind: 'figure'; readonly explanation: NamedExplanation }
  | { readonly kind: 'input'; readonly input: ReportInput };

/** Finds a term by its name, which figures and inputs of a deal bear alone; null where it is neither. */
export function termTarget({ explanations, inputs }: Traced, label: string): TermTarget | null {
  const name = label.toLowerCase();
  const explanation = Object.values(explanations).find((each) => each?.label.toLowerCase() === name);
  if (explanation !== undefined) return { kind: 'figure', explanation };
  const input = inputs.find((each) => each.label.toLowerCase() === name);
  return input === undefined ? null : { kind: 'input', input };
}
