import { useEffect, useMemo, useState } from 'react';
import { readDealFeed } from '../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { ViewDb } from '../../../../data/view/viewDb.ts';
import { indexRows, type IndexedRow } from './searchDeals.ts';

const none: readonly DealRow[] = [];

/** Every deal outside the bin as searchable text, best score first; empty while they are read or where there is no workspace. */
export function usePaletteDeals(view: ViewDb | null): readonly IndexedRow[] {
  const [rows, setRows] = useState(none);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = view === null ? none : (await readDealFeed(view)).rows;
      if (current) setRows(found);
    };
    // Without its rows the palette still has its commands.
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [view]);
  return useMemo(() => indexRows(rows), [rows]);
}
