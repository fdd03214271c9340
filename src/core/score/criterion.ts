import type { Deal } from '../deal/deal.ts';
import type { Measured } from './measures/measured.ts';
import type { Scale } from './measures/scale.ts';

/** The inputs a criterion rests on, each with its part; the parts are in proportion, of any sum. Empty where facts alone are judged. */
export type Grounds = readonly (readonly [input: string, part: number])[];

/** How one criterion is named, weighed and said. */
export interface CriterionEntry {
  readonly id: string;
  readonly label: string;
  /** The figure it marks, by id; null where facts are judged. */
  readonly figure: string | null;
  /** Its standard weight of a hundred. */
  readonly weight: number;
  /** Between which values a figure is marked; null where facts are judged. */
  readonly scale: Scale | null;
  /** The rule on the same figure, where there is one. */
  readonly rule: string | null;
  /** What earns full marks, in words. */
  readonly full: string;
  /** The share of full marks, 0 to 1, of a standard deal: one that just meets the standard targets and leaves nothing open. */
  readonly standard: number;
  readonly restsOn: (facts: Deal['facts']) => Grounds;
}

/** One criterion of a way of judging, measured on what that way looks at. */
export interface Criterion<Subject> extends CriterionEntry {
  readonly measure: (subject: Subject) => Measured;
}
