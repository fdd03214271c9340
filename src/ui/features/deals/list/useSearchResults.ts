import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { DealFeed } from '../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { isFiltered, type DealsSearch } from '../../../parts/address/dealsSearch.ts';

interface Select {
  readonly fittingRows: (rows: readonly DealRow[], search: DealsSearch) => readonly DealRow[];
  readonly orderedRows: (rows: readonly DealRow[], search: DealsSearch) => readonly DealRow[];
}

/** The results of a search. */
export interface SearchResults {
  /** The matching rows in an unspecified order that does not depend on the sort. */
  readonly fitting: readonly DealRow[];
  readonly found: readonly DealRow[];
}

/**
 * The rows that match a search; null until they are known. Filter and sort code loads after the first rows, and results are deferred so
 * that typing stays responsive with ten thousand rows.
 */
export function useSearchResults({ rows, complete }: DealFeed, search: DealsSearch): SearchResults | null {
  const [select, setSelect] = useState<Select | null>(null);
  useEffect(() => {
    let left = false;
    void import('../columns/parsedSearch.ts').then((module) => (left ? undefined : setSelect(module)));
    return () => {
      left = true;
    };
  }, []);
  const asked = useDeferredValue(search);
  const { q, filter, sort } = asked;
  const plain = !isFiltered(asked) && sort === undefined;
  // Until all rows are read, only the unfiltered highest scores are correct.
  const all = plain || !complete ? null : rows;
  const fitting = useMemo(
    () => (all === null || select === null ? null : select.fittingRows(all, given({ q, filter }))),
    [all, select, q, filter],
  );
  const found = useMemo(
    () => (fitting === null || select === null ? null : select.orderedRows(fitting, given({ sort }))),
    [fitting, select, sort],
  );
  return useMemo(() => {
    if (plain) return { fitting: rows, found: rows };
    return fitting === null || found === null ? null : { fitting, found };
  }, [plain, rows, fitting, found]);
}

function given(asked: { readonly [Key in keyof DealsSearch]: DealsSearch[Key] | undefined }): DealsSearch {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
