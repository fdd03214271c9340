import { useRef } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { DealCard } from '../row/DealCard.tsx';
import type { Selection } from '../select/useSelection.ts';
import { useWindowed, type Shape } from './useWindowed.ts';

interface DealGridProps {
  readonly rows: readonly DealRow[];
  readonly onSave: (id: string, saved: boolean) => void;
  readonly selection: Pick<Selection, 'ids' | 'toggle'>;
}

const shape: Shape = { narrowest: 320, gap: 20, guess: 440 };

/** The list as cards. Only those in sight are drawn, so that ten thousand deals scroll like ten. */
export function DealGrid({ rows, onSave, selection }: DealGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, from, to, above, below } = useWindowed(list, rows.length, shape);
  return (
    <ul
      ref={list}
      data-testid="deal-grid"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, paddingTop: above, paddingBottom: below, gap: shape.gap }}
      className="grid [overflow-anchor:none]"
    >
      {rows.slice(from, to).map((row, at) => (
        <li key={row.id} aria-setsize={rows.length} aria-posinset={from + at + 1} className="grid min-w-0">
          <DealCard row={row} onSave={onSave} selected={selection.ids.has(row.id)} onSelect={selection.toggle} />
        </li>
      ))}
    </ul>
  );
}
