/** The measured value as displayed, and the reason for its marks. */
export interface MeasureText {
  readonly shown: string;
  readonly reason: string;
}

/**
 * A measurement as a share of full marks (0–1). `value` is the measured value in the figure's own unit (minor units, fraction), or null.
 * The text is built on demand: formatting numbers is most of the cost of a score, and a list of ten thousand deals shows only a dozen.
 */
export interface KnownMeasure {
  readonly kind: 'known';
  readonly share: number;
  readonly value: number | null;
  readonly say: () => MeasureText;
}

/** A measurement, or why it cannot be made. */
export type Measured = KnownMeasure | { readonly kind: 'unknown'; readonly say: () => MeasureText };

/** A measure that is unknown, with the reason. */
export const notKnown = (reason: string | (() => string)): Measured => ({
  kind: 'unknown',
  say: () => ({ shown: 'not known', reason: typeof reason === 'string' ? reason : reason() }),
});
