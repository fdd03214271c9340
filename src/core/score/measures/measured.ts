/** What was measured as shown ("5.2 %", "not known"), and why it earns what it does. */
export interface Said {
  readonly shown: string;
  readonly reason: string;
}

/**
 * A share of full marks (0–1). `value` is what counts, in the figure's own unit (pence, fraction); null without one. The words are made
 * when asked for: printing numbers is most of what a score costs, and a list of ten thousand shows a dozen.
 */
export interface KnownMeasure {
  readonly kind: 'known';
  readonly share: number;
  readonly value: number | null;
  readonly say: () => Said;
}

/** A measurement, or why it cannot be made. */
export type Measured = KnownMeasure | { readonly kind: 'unknown'; readonly say: () => Said };

/** What cannot be measured, and why. */
export const notKnown = (reason: string | (() => string)): Measured => ({
  kind: 'unknown',
  say: () => ({ shown: 'not known', reason: typeof reason === 'string' ? reason : reason() }),
});
