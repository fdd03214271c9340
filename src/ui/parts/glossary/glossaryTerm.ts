/** A word of the field in plain words. */
export interface GlossaryTerm {
  readonly term: string;
  /** Other names and what the letters stand for. */
  readonly also: readonly string[];
  /** What it is, in a sentence or two. */
  readonly means: string;
  /** How it is worked out here; null where it is no figure. */
  readonly formula: string | null;
}
