import type { ReportInput } from '../../../core/report/report.ts';
import type { NamedExplanation } from '../../../core/report/reportTable.ts';

/** A deal's explanations and inputs. */
export interface Traced {
  readonly explanations: Readonly<Record<string, NamedExplanation | undefined>>;
  readonly inputs: readonly ReportInput[];
}

/** The target of a term: another explained figure, or an input. */
export type TermTarget =
  | { readonly kind: 'figure'; readonly explanation: NamedExplanation }
  | { readonly kind: 'input'; readonly input: ReportInput };

/** Finds a term by name, which is unique among a deal's figures and inputs; null when it is neither. */
export function termTarget({ explanations, inputs }: Traced, label: string): TermTarget | null {
  const name = label.toLowerCase();
  const explanation = Object.values(explanations).find((each) => each?.label.toLowerCase() === name);
  if (explanation !== undefined) return { kind: 'figure', explanation };
  const input = inputs.find((each) => each.label.toLowerCase() === name);
  return input === undefined ? null : { kind: 'input', input };
}
