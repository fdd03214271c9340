/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

export interface LegalPage {
  readonly title: string;
  /** What it comes to, in a sentence or two. */
  readonly summary: string;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly LegalBlock[] }[];
}

/** The day the pages were last held against what the product does. */
export const legalCheckedOn = '2026-11-26';

/** Who answers for a copy of the product, as far as the product itself knows. */
export const whoRunsIt =
  'whoever runs the site you are on. Every e-mail about your account comes from their address, and an answer to it reaches them';
