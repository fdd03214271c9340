/** A term with its plain-English definition. */
export interface GlossaryTerm {
  readonly term: string;
  /** Other names and the expanded abbreviation. */
  readonly also: readonly string[];
  /** Definition in one or two sentences. */
  readonly means: string;
  /** The formula we use; null if the term is not a figure. */
  readonly formula: string | null;
}
