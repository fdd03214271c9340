import type { DealRow } from '../../../../data/view/rows.ts';
import type { DealSort, DealsSearch } from '../dealsSearch.ts';

type Priced = Pick<DealRow, 'currency'>;

/** Orders that compare amounts. */
const byAmount: ReadonlySet<DealSort | undefined> = new Set(['price-low', 'price-high', 'cash-flow']);

const isMixed = (rows: readonly Priced[]): boolean => rows.some(({ currency }) => currency !== rows[0]?.currency);

/**
 * Whether a search compares amounts of several currencies as bare numbers: an order compares the deals found, a price limit all of them.
 */
export const comparesCurrencies = (
  search: DealsSearch,
  { found, all }: { readonly found: readonly Priced[]; readonly all: readonly Priced[] },
): boolean => (byAmount.has(search.sort) && isMixed(found)) || ((search.min !== undefined || search.max !== undefined) && isMixed(all));
