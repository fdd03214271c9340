/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

export interface LegalPage {
  readonly title: string;
  /** Summary in one or two sentences. */
  readonly summary: string;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly LegalBlock[] }[];
}

/** Date the pages were last checked against the product. */
export const legalCheckedOn = '2026-11-26';

/** What the legal pages call the operator of this copy, whose name is not in the code. Completes "… is" or "… to". */
export const whoRunsIt =
  'the operator of the site you are on. Emails about your account come from the operator’s address, and your replies go to the operator';
