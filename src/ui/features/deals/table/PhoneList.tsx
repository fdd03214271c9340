import { Link } from '@tanstack/react-router';
import { memo, useRef, useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { toneText } from '../../../components/figure/tone.ts';
import { IconButton } from '../../../components/press/IconButton.tsx';
import { Glyph } from '../../../components/press/Glyph.tsx';
import { rowRulesStatus, scoreTone } from '../../../parts/dealRow/rowRulesStatus.ts';
import { stageLabels } from '../../../parts/dealRow/stageLabels.ts';
import { cellText } from '../../../parts/dealColumns/cellText.ts';
import { headOf, isNumeric, type Column } from '../../../parts/dealColumns/columns.ts';
import type { CellChange } from '../edits/useCellEdit.ts';
import type { Selection } from '../select/useSelection.ts';
import { EditSheet } from './EditSheet.tsx';
import { useRowWindow } from '../list/useRowWindow.ts';

interface PhoneListProps {
  readonly rows: readonly DealRow[];
  /** The chosen columns. The list shows the first figures among them. */
  readonly columns: readonly Column[];
  readonly selection: Selection;
  readonly onEdit: (change: CellChange) => void;
}

const rowHeight = 124;
const shownFigures = 3;

/** The table on a narrow screen: each deal's title, stage and first figures. Other values are edited in a sheet. */
export function PhoneList({ rows, columns, selection, onEdit }: PhoneListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { first, last, above, below } = useRowWindow({ count: rows.length, rowHeight, scroller: null, list });
  const [edited, setEdited] = useState<string | null>(null);
  const numbers = columns.filter((column) => isNumeric(column) && column.id !== 'score');
  // The price, then results. Inputs are in the sheet.
  const figures = numbers.toSorted((one, other) => importance(one) - importance(other)).slice(0, shownFigures);
  const open = rows.find(({ id }) => id === edited);
  return (
    <>
      <ul ref={list} data-testid="bench-list" className="border-t border-line" style={{ paddingTop: above, paddingBottom: below }}>
        {rows.slice(first, last).map((row, at) => (
          <PhoneRow
            key={row.id}
            row={row}
            place={`${first + at + 1}/${rows.length}`}
            figures={figures}
            selected={selection.ids.has(row.id)}
            onToggle={selection.toggle}
            onWantEdit={setEdited}
          />
        ))}
      </ul>
      {open === undefined ? null : <EditSheet row={open} onClose={() => setEdited(null)} onEdit={onEdit} />}
    </>
  );
}

const importance = ({ id, edit }: Column): number => (id === 'price' ? 0 : edit === undefined ? 1 : 2);

interface PhoneRowProps {
  readonly row: DealRow;
  readonly place: string;
  readonly figures: readonly Column[];
  readonly selected: boolean;
  readonly onToggle: (id: string) => void;
  readonly onWantEdit: (id: string) => void;
}

const PhoneRow = memo(function PhoneRow({ row, place, figures, selected, onToggle, onWantEdit }: PhoneRowProps) {
  const [now, all] = place.split('/');
  return (
    <li
      aria-posinset={Number(now)}
      aria-setsize={Number(all)}
      data-list-item
      data-testid="bench-row"
      data-deal-id={row.id}
      style={{ height: rowHeight }}
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-start border-b border-line pt-2.5 ${selected ? 'bg-brand-soft' : ''}`}
    >
      <label className="grid size-11 place-items-center">
        <input type="checkbox" checked={selected} onChange={() => onToggle(row.id)} aria-label={`Select ${row.title}`} className="size-5" />
      </label>
      <div className="grid min-w-0 grid-cols-1 gap-1.5 pt-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            to="/deals/$dealId"
            params={{ dealId: row.id }}
            className="min-w-0 truncate py-1 text-[15px] font-semibold text-ink no-underline"
          >
            {row.title}
          </Link>
          <span className={`num shrink-0 text-lg font-semibold ${row.band === null ? 'text-ink-3' : toneText[scoreTone(row)]}`}>
            {row.score ?? '–'}
            <span className="sr-only">{` of 100, ${rowRulesStatus(row).words}`}</span>
          </span>
        </div>
        {/* The row height is fixed: figures that do not fit are in the sheet. */}
        <dl className="-mr-11 flex max-h-9 flex-wrap gap-x-4 overflow-hidden">
          {figures.map((column) => (
            <div key={column.id} className="min-w-0">
              <dt className="truncate text-xs text-ink-3">{headOf(column)}</dt>
              <dd className="num truncate text-sm">{cellText(column, row)}</dd>
            </div>
          ))}
        </dl>
        <p className="flex gap-1.5 overflow-hidden">
          <Badge className="!py-0 !text-xs">{stageLabels[row.stage]}</Badge>
          {row.tags.slice(0, 3).map((tag) => (
            <Badge key={tag} className="!py-0 !text-xs">
              {tag}
            </Badge>
          ))}
        </p>
      </div>
      <IconButton label={`Edit ${row.title}`} onClick={() => onWantEdit(row.id)} className="size-11">
        <Glyph name="sliders" />
      </IconButton>
    </li>
  );
});
