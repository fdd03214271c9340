/**
 * A measurement as a share of full marks (0–1) with its words, or why it cannot be made. `value` is the figure in its own unit
 * (pence, fraction); null where facts are judged and there is no such number.
 */
export type Measured =
  | { readonly kind: 'known'; readonly share: number; readonly value: number | null; readonly shown: string; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };
