import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { DealFeed } from '../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { isFiltered, type DealsSearch } from '../../../parts/address/dealsSearch.ts';

interface Select {
  readonly fittingRows: (rows: readonly DealRow[], search: DealsSearch) => readonly DealRow[];
  readonly orderedRows: (rows: readonly DealRow[], search: DealsSearch) => readonly DealRow[];
}

/** What a search finds. */
export interface Found {
  /** In no promised order, the same whatever order is asked for. */
  readonly fitting: readonly DealRow[];
  readonly found: readonly DealRow[];
}

/**
 * The rows a search asks for; null until they are known. What filters and sorts comes right after the first rows. Typing stays ahead of
 * ten thousand of them.
 */
export function useFound({ rows, complete }: DealFeed, search: DealsSearch): Found | null {
  const [select, setSelect] = useState<Select | null>(null);
  useEffect(() => {
    let left = false;
    void import('../columns/parts.ts').then((module) => (left ? undefined : setSelect(module)));
    return () => {
      left = true;
    };
  }, []);
  const asked = useDeferredValue(search);
  const { q, filter, sort } = asked;
  const plain = !isFiltered(asked) && sort === undefined;
  // Until everything is read, only the best of all can be shown truly.
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
