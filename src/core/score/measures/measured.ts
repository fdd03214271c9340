/** A share of full marks (0–1) with its words. `value` is what counts, in the figure's own unit (pence, fraction); null without one. */
export interface KnownMeasure {
  readonly kind: 'known';
  readonly share: number;
  readonly value: number | null;
  readonly shown: string;
  readonly reason: string;
}

/** A measurement, or why it cannot be made. */
export type Measured = KnownMeasure | { readonly kind: 'unknown'; readonly reason: string };
