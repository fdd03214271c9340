import type { Deal } from '../deal/deal.ts';
import type { Measured } from './measures/measured.ts';
import type { Scale } from './measures/scale.ts';

/** The inputs a criterion depends on, with the relative part each plays. Empty if the criterion judges facts alone. */
export type Grounds = readonly (readonly [input: string, part: number])[];

/** A criterion's name, weight and texts. */
export interface CriterionEntry {
  readonly id: string;
  readonly label: string;
  /** The figure it scores, by id; null if it judges facts. */
  readonly figure: string | null;
  /** The criterion's standard weight, out of 100. */
  readonly weight: number;
  /** The scale of the figure; null if it judges facts. */
  readonly scale: Scale | null;
  /** The rule on the same figure, if any. */
  readonly rule: string | null;
  /** What earns full marks, as text. */
  readonly full: string;
  /** The share of full marks, 0 to 1, that a standard deal earns: one that just meets the standard targets and has a complete listing. */
  readonly standard: number;
  readonly restsOn: (facts: Deal['facts']) => Grounds;
}

/** A criterion with the function that measures it. */
export interface Criterion<Subject> extends CriterionEntry {
  readonly measure: (subject: Subject) => Measured;
}
