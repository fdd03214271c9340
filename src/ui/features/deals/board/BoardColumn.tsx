import { useRef, useState } from 'react';
import type { DealStage } from '../../../../core/deal/deal.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { stageLabels } from '../../../parts/dealRow/stageLabels.ts';
import { useRowWindow } from '../list/useRowWindow.ts';
import { BoardCard, cardHeight, dragType } from './BoardCard.tsx';

interface BoardColumnProps {
  readonly stage: DealStage;
  readonly rows: readonly DealRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onMove: (id: string, to: DealStage) => void;
}

/** One stage: the number of deals, and their cards in table order. */
export function BoardColumn({ stage, rows, chosen, onToggle, onMove }: BoardColumnProps) {
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { first, last, above, below } = useRowWindow({ count: rows.length, rowHeight: cardHeight, scroller, list });
  const [over, setOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop target; the menu of each card does the same
    <section
      aria-label={`${stageLabels[stage]}, ${rows.length}`}
      data-testid={`board-${stage}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onMove(event.dataTransfer.getData(dragType), stage);
      }}
      className={`relative flex h-[calc(100dvh-16rem)] min-h-96 snap-start flex-col rounded-2 border bg-sunk lg:h-[calc(100dvh-12rem)] ${over ? 'border-brand outline-2 -outline-offset-2 outline-brand' : 'border-line'}`}
    >
      <header className="flex items-baseline justify-between gap-2 px-3 pt-2.5 pb-2">
        <h2 className="text-sm font-semibold">
          {stageLabels[stage]} <span className="num font-normal text-ink-2">{rows.length.toLocaleString('en-GB')}</span>
        </h2>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section
        ref={scroller}
        tabIndex={rows.length === 0 ? undefined : 0}
        aria-label={`Deals in ${stageLabels[stage]}`}
        className="min-h-0 flex-1 overflow-y-auto px-2 pb-2"
      >
        {rows.length === 0 ? <p className="px-1 py-3 text-sm text-ink-2">No deals</p> : null}
        <ul ref={list} style={{ paddingTop: above, paddingBottom: below }}>
          {rows.slice(first, last).map((row) => (
            <BoardCard key={row.id} row={row} chosen={chosen.has(row.id)} onToggle={onToggle} onMove={onMove} />
          ))}
        </ul>
      </section>
    </section>
  );
}
