import { Link } from '@tanstack/react-router';
import { memo, type KeyboardEvent } from 'react';
import type { DealStage } from '../../../../core/deal/deal.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { toneText } from '../../../components/figure/tone.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { dealStages } from '../../../parts/address/dealsSearch.ts';
import { moneyText } from '../../../parts/dealRow/figureText.ts';
import { leadText } from './leadText.ts';
import { rowRulesStatus, scoreTone } from '../../../parts/dealRow/rowRulesStatus.ts';
import { stageLabels } from '../../../parts/dealRow/stageLabels.ts';

interface BoardCardProps {
  readonly row: DealRow;
  readonly chosen: boolean;
  readonly onToggle: (id: string) => void;
  readonly onMove: (id: string, to: DealStage) => void;
}

/** Card height in pixels, including the gap. A fixed height lets a column of thousands render only the visible cards. */
export const cardHeight = 128;
export const dragType = 'application/x-yardstick-deal';

/** One deal on the board. */
export const BoardCard = memo(function BoardCard({ row, chosen, onToggle, onMove }: BoardCardProps) {
  const readOnly = useReadOnly();
  const nudge = (event: KeyboardEvent): void => {
    const by = !event.shiftKey || readOnly !== null ? 0 : event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const to = by === 0 ? undefined : dealStages[dealStages.indexOf(row.stage) + by];
    if (to === undefined) return;
    event.preventDefault();
    onMove(row.id, to);
  };
  return (
    <li style={{ height: cardHeight }} className="pb-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys act on the link and the controls inside */}
      <article
        draggable={readOnly === null}
        onDragStart={(event) => {
          event.dataTransfer.setData(dragType, row.id);
          event.dataTransfer.effectAllowed = 'move';
        }}
        onKeyDown={nudge}
        data-testid="board-card"
        data-deal-id={row.id}
        className={`grid h-full content-between rounded-1 border p-2.5 shadow-1 ${readOnly === null ? 'cursor-grab active:cursor-grabbing' : ''} ${chosen ? 'border-brand bg-brand-soft' : 'border-line bg-card hover:border-line-strong'}`}
      >
        <div className="flex items-start justify-between gap-2">
          <Link
            to="/deals/$dealId"
            params={{ dealId: row.id }}
            draggable={false}
            aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
            className="line-clamp-2 min-w-0 text-sm leading-snug font-medium text-ink no-underline hover:underline"
          >
            {row.title}
          </Link>
          <span className={`num text-base leading-snug font-semibold ${row.band === null ? 'text-ink-3' : toneText[scoreTone(row)]}`}>
            {row.score ?? '–'}
            <span className="sr-only">{` ${rowRulesStatus(row).words}`}</span>
          </span>
        </div>
        <p className="num truncate text-[13px] text-ink-2">
          {moneyText(row.price, row.currency)} · {leadText(row)}
        </p>
        <div className="flex items-center justify-between gap-2">
          <label className="grid size-8 place-items-center">
            <input
              type="checkbox"
              checked={chosen}
              onChange={() => onToggle(row.id)}
              aria-label={`Select ${row.title}`}
              className="size-4"
            />
          </label>
          <label className="relative inline-flex min-h-8 min-w-0 items-center rounded-1 border border-line text-[13px] pointer-coarse:min-h-10">
            <span className="sr-only">{`Stage of ${row.title}`}</span>
            <select
              value={row.stage}
              disabled={readOnly !== null}
              title={readOnly ?? undefined}
              onChange={(event) => {
                const to = dealStages.find((stage) => stage === event.target.value);
                if (to !== undefined) onMove(row.id, to);
              }}
              className="min-h-8 min-w-0 cursor-pointer appearance-none truncate rounded-1 bg-transparent pr-6 pl-2 text-ink-2 [&>option]:bg-card"
            >
              {dealStages.map((stage) => (
                <option key={stage} value={stage}>
                  {stageLabels[stage]}
                </option>
              ))}
            </select>
            <span aria-hidden="true" className="pointer-events-none absolute right-2 text-[10px] text-ink-3">
              ▾
            </span>
          </label>
        </div>
      </article>
    </li>
  );
});
