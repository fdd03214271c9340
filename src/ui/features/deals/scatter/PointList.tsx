import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { Selection } from '../select/useSelection.ts';
import { useRowWindow } from '../list/useRowWindow.ts';

interface PointListProps {
  readonly rows: readonly DealRow[];
  readonly selection: Selection;
  readonly text: (row: DealRow) => string;
  readonly head: string;
}

const rowHeight = 44;

/** The points as a list, to select and open deals without a pointer. */
export function PointList({ rows, selection, text, head }: PointListProps) {
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { first, last, above, below } = useRowWindow({ count: rows.length, rowHeight, scroller, list });
  return (
    <section aria-label="Deals in the chart" className="rounded-2 border border-line bg-card">
      <p className="flex justify-between border-b border-line px-4 py-2 text-[13px] text-ink-2">
        <span>Deal</span>
        <span>{head}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section ref={scroller} tabIndex={0} aria-label="Scrollable list of deals" className="max-h-96 overflow-y-auto">
        <ul ref={list} style={{ paddingTop: above, paddingBottom: below }}>
          {rows.slice(first, last).map((row) => (
            <li key={row.id} style={{ height: rowHeight }} className="flex items-center gap-1 border-b border-line pr-4 text-sm">
              <label className="grid size-11 shrink-0 place-items-center">
                <input
                  type="checkbox"
                  checked={selection.ids.has(row.id)}
                  onChange={() => selection.toggle(row.id)}
                  aria-label={`Select ${row.title}`}
                  className="size-4"
                />
              </label>
              <Link
                to="/deals/$dealId"
                params={{ dealId: row.id }}
                className="min-w-0 flex-1 truncate py-2 text-ink no-underline hover:underline"
              >
                {row.title}
              </Link>
              <span className="num shrink-0">{text(row)}</span>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
