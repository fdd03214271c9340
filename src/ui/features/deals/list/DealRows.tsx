import { useCallback, useRef } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { useTrack } from '../../../hooks/useTrack.ts';
import { useHasWidthFor } from '../../../hooks/useWideScreen.ts';
import { DealCard } from './DealCard.tsx';
import type { Selection } from '../select/useSelection.ts';
import { useRowWindow } from './useRowWindow.ts';

interface DealRowsProps {
  readonly rows: readonly DealRow[];
  /** Null outside selection mode, which hides the checkboxes. */
  readonly selection: Selection | null;
}

/** Fixed row heights in pixels. On a wide screen a row's lines are side by side. */
const rowHeights = { wide: 104, narrow: 192 };

/** The list. Only the visible rows are rendered, so that ten thousand deals scroll like ten. */
export function DealRows({ rows, selection }: DealRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useHasWidthFor('table') === true ? rowHeights.wide : rowHeights.narrow;
  const { first, last, above, below } = useRowWindow({ count: rows.length, rowHeight, scroller: null, list });
  const deals = useDeals();
  const clock = useClock();
  const track = useTrack();
  const save = useCallback(
    (id: string, saved: boolean) =>
      void import('../../../parts/dealCommands/useDealCommands.ts').then(({ createDealCommands }) =>
        createDealCommands(deals, { ...clock, track }).save(id, saved),
      ),
    [deals, clock, track],
  );
  return (
    <ul
      ref={list}
      data-testid="deal-grid"
      style={{ paddingTop: above, paddingBottom: below }}
      className="overflow-hidden rounded-2 border border-line bg-card [overflow-anchor:none]"
    >
      {rows.slice(first, last).map((row, at) => (
        <li
          key={row.id}
          aria-setsize={rows.length}
          aria-posinset={first + at + 1}
          style={{ height: rowHeight }}
          className="border-b border-line last:border-0"
        >
          <DealCard row={row} onSave={save} selected={selection?.ids.has(row.id) ?? false} onSelect={selection?.toggle ?? null} />
        </li>
      ))}
    </ul>
  );
}
