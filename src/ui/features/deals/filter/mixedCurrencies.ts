import type { DealRow } from '../../../../data/view/rows.ts';
import { columnOf } from '../../../parts/dealColumns/columns.ts';
import type { ParsedSearch } from '../columns/parsedSearch.ts';

type Priced = Pick<DealRow, 'currency'>;

const isMixed = (rows: readonly Priced[]): boolean => rows.some(({ currency }) => currency !== rows[0]?.currency);
const isMoney = ({ id }: ParsedSearch['sorts' | 'filters'][number]): boolean => columnOf(id).kind === 'money';

/**
 * Whether a search compares amounts in different currencies as plain numbers. A sort compares the deals found; a filter compares all deals.
 */
export const comparesCurrencies = (
  { sorts, filters }: Pick<ParsedSearch, 'sorts' | 'filters'>,
  { found, all }: { readonly found: readonly Priced[]; readonly all: readonly Priced[] },
): boolean => (sorts.some(isMoney) && isMixed(found)) || (filters.some(isMoney) && isMixed(all));
