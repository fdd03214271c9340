import type { DeedTax } from './deedTax.ts';
import type { LawSource } from './lawRule.ts';

/** A state's taxes on a deed. A state without an entry has no transfer tax. */
export interface StateTransferTax {
  readonly taxes: readonly DeedTax[];
  readonly source: LawSource;
  /** Local additions, and anything else the state's rate does not show. */
  readonly notes?: readonly string[];
}

const table = (seen: boolean, from = '2026-01-01'): LawSource => ({
  title: 'Real estate transfer taxes by state (NCSL table, with later changes)',
  url: 'https://docslib.org/doc/1125434',
  from,
  seen,
});
/** The source for a state whose figures were checked in the table. */
export const seenTable = table(true);
/** The source for a state whose rate is general knowledge. */
export const unseenTable = table(false);
