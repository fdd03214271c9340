import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Breadcrumb } from '../../components/panel/Breadcrumb.tsx';
import { binDays, daysLeftInBin } from '../../../data/commands/emptyBin.ts';
import type { DealFeed } from '../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { notify } from '../../components/notice/notify.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { useDeals } from '../../hooks/useDeals.ts';
import { useHasWidthFor } from '../../hooks/useWideScreen.ts';
import { moneyText } from '../../parts/dealRow/figureText.ts';
import { Editable } from '../../parts/teams/Editable.tsx';
import { useRowWindow } from './list/useRowWindow.ts';
import { dealsText } from '../../parts/dealRow/countText.ts';
import { binSteps } from './edits/undoableSteps.ts';
import { useEdits } from './edits/useEdits.ts';
import { useUndoStack } from './edits/useUndoStack.ts';
import { failureText } from '../../parts/dealCommands/failureText.ts';
import { useDealCommands } from '../../parts/dealCommands/useDealCommands.ts';

/** The deals in the bin, to restore or delete permanently. */
export function BinScreen({ feed }: { readonly feed: DealFeed }) {
  const edits = useEdits(useUndoStack());
  const [rowToDelete, setRowToDelete] = useState<DealRow | null>(null);
  const { binned } = feed;
  const restoreAll = () => void edits.run(binSteps(binned, false), { doing: 'Restoring', done: (count) => `${dealsText(count)} restored` });
  return (
    <section aria-labelledby="bin-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle title="Bin" />
      <Breadcrumb to="/deals" above="Deals" here="Bin" />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 id="bin-title" className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">
            Bin
          </h1>
          <p className="pt-1 text-ink-2">{`Deals stay here for ${binDays} days and are then deleted from all your devices.`}</p>
        </div>
        {binned.length > 1 ? (
          <Editable>
            <Button className="min-h-11" data-testid="restore-all" busy={edits.progress !== null} onClick={restoreAll}>
              {edits.progress === null ? `Restore all ${binned.length}` : `${edits.progress.done} of ${edits.progress.total}…`}
            </Button>
          </Editable>
        ) : null}
      </div>
      {binned.length === 0 ? (
        <EmptyState title="The bin is empty" action={<LinkButton to="/deals">Back to deals</LinkButton>}>
          Deals you move to the bin stay here, so you can restore them.
        </EmptyState>
      ) : (
        <BinList rows={binned} onDelete={setRowToDelete} />
      )}
      {rowToDelete === null ? null : <DeleteSheet row={rowToDelete} onClose={() => setRowToDelete(null)} />}
    </section>
  );
}

/** Row heights in pixels. On a phone the buttons are below the text. */
const rowHeights = { wide: 72, narrow: 124 };

function BinList({ rows, onDelete }: { readonly rows: readonly DealRow[]; readonly onDelete: (row: DealRow) => void }) {
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useHasWidthFor('table') === true ? rowHeights.wide : rowHeights.narrow;
  const { first, last, above, below } = useRowWindow({ count: rows.length, rowHeight, scroller: null, list });
  const { now } = useClock();
  const commands = useDealCommands();
  return (
    <ul ref={list} style={{ paddingTop: above, paddingBottom: below }} className="border-t border-line [overflow-anchor:none]">
      {rows.slice(first, last).map((row) => (
        <li
          key={row.id}
          data-testid="bin-row"
          data-list-item
          style={{ height: rowHeight }}
          className="flex flex-col justify-center gap-x-4 gap-y-1 border-b border-line md:flex-row md:items-center"
        >
          <div className="min-w-0 md:flex-1">
            <Link to="/deals/$dealId" params={{ dealId: row.id }} className="block truncate font-medium hover:underline">
              {row.title}
            </Link>
            <p className="num truncate text-sm text-ink-3">
              {row.price === null ? 'Price not stated' : moneyText(row.price, row.currency)} ·{' '}
              {deletionText(daysLeftInBin(row.binnedAt ?? 0, now()))}
            </p>
          </div>
          <div className="flex gap-2">
            <Editable>
              <Button
                className="min-h-11"
                data-testid="bin-restore"
                aria-label={`Restore ${row.title}`}
                onClick={() => void commands.bin(row.id, false)}
              >
                Restore
              </Button>
              <Button
                look="danger"
                className="min-h-11"
                data-testid="bin-delete"
                aria-label={`Delete now: ${row.title}`}
                onClick={() => onDelete(row)}
              >
                Delete now
              </Button>
            </Editable>
          </div>
        </li>
      ))}
    </ul>
  );
}

const deletionText = (days: number): string =>
  days === 0 ? 'deleted when you next open the app' : `deleted in ${days} ${days === 1 ? 'day' : 'days'}`;

/** Asks for confirmation, because deleting cannot be undone. */
function DeleteSheet({ row, onClose }: { readonly row: DealRow; readonly onClose: () => void }) {
  const deals = useDeals();
  const { newId, now } = useClock();
  const remove = async () => {
    onClose();
    const done = await deals.mutate({ type: 'deal/delete', id: row.id, stamp: { mid: newId(), at: now() } });
    if (done.ok) notify({ tone: 'neutral', title: 'Deal deleted' });
    else notify({ tone: 'poor', title: 'Couldn’t delete the deal', detail: failureText(done.error) });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Delete permanently"
      actions={
        <>
          <Button className="min-h-11" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" className="min-h-11" data-testid="bin-delete-confirm" onClick={() => void remove()}>
            Delete permanently
          </Button>
        </>
      }
    >
      <p>
        This deletes <strong>{row.title}</strong> and your figures for it from this device and every device it syncs to. It can’t be undone.
      </p>
    </Sheet>
  );
}
