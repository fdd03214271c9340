import { useEffect, useMemo, useState } from 'react';
import { readDealFeed } from '../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { ViewDb } from '../../../../data/view/viewDb.ts';
import { indexRows, type IndexedRow } from './searchDeals.ts';

const none: readonly DealRow[] = [];

/** Every deal that is not in the bin, with its searchable text, best score first. Empty while loading or if there is no workspace. */
export function usePaletteDeals(view: ViewDb | null): readonly IndexedRow[] {
  const [rows, setRows] = useState(none);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = view === null ? none : (await readDealFeed(view)).rows;
      if (current) setRows(found);
    };
    // Without rows the palette still shows commands.
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [view]);
  return useMemo(() => indexRows(rows), [rows]);
}
