import type { FigureId } from '../engine/analysis.ts';
import type { ShownSource } from '../deal/provenance.ts';

/** How a figure was computed: the formula in words, and each term with its value and source. */
export interface Explanation {
  readonly id: FigureId;
  readonly label: string;
  readonly value: string;
  readonly formula: string;
  readonly terms: readonly { readonly label: string; readonly value: string; readonly from: string | null }[];
  readonly sources: readonly ShownSource[];
}

/** The explanation of a table's figure, with its own id. */
export interface NamedExplanation extends Omit<Explanation, 'id'> {
  readonly id: string;
}

export interface ReportTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly align: 'left' | 'right' }[];
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[] | null;
  readonly note: string | null;
  /** How the table's figures were computed, if they are not figures of the deal. */
  readonly explanations?: readonly NamedExplanation[];
}

/**
 * A law on which figures are based. `confirmed` is false if the law's own figures could not be confirmed; this is shown next to
 * `checkedOn`.
 */
export interface ReportLaw {
  readonly title: string;
  readonly url: string;
  readonly inForceFrom: string;
  readonly checkedOn: string;
  readonly confirmed: boolean;
}

/** A labelled fact: "Tenure", "Freehold". */
export interface ReportFact {
  readonly label: string;
  readonly value: string;
}
