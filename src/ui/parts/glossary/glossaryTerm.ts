/** A term with its plain-English definition. */
export interface GlossaryTerm {
  readonly term: string;
  /** Other names and the expanded abbreviation. */
  readonly also: readonly string[];
  /** What it is, in a sentence or two. */
  readonly means: string;
  /** How it is computed here; null if it is not a figure. */
  readonly formula: string | null;
}
