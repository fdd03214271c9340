import { useEffect, useMemo, useState } from 'react';
import type { DealFeed } from '../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { isFiltered, type DealsSearch } from '../dealsSearch.ts';

type Select = (rows: readonly DealRow[], search: DealsSearch) => readonly DealRow[];

/** The rows a search asks for; null until they are known. What filters and sorts comes right after the first cards. */
export function useFound({ rows, complete }: DealFeed, search: DealsSearch): readonly DealRow[] | null {
  const [select, setSelect] = useState<{ readonly run: Select } | null>(null);
  useEffect(() => {
    let left = false;
    void import('../row/selectDeals.ts').then(({ selectDeals }) => (left ? undefined : setSelect({ run: selectDeals })));
    return () => {
      left = true;
    };
  }, []);
  const plain = !isFiltered(search) && search.sort === undefined;
  return useMemo(() => {
    // Until everything is read, only the best of all can be shown truly.
    if (plain) return rows;
    return complete && select !== null ? select.run(rows, search) : null;
  }, [rows, complete, search, plain, select]);
}
