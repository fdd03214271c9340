import { lazy, Suspense, useMemo, useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useActions, type Action } from '../../../parts/actions/actionRegistry.ts';
import { useRecheckAll } from './useRecheckAll.ts';

const CheckSheet = lazy(async () => ({ default: (await import('./RecheckSheet.tsx')).RecheckSheet }));

/** The server's daily limit on listing checks. */
const mostAtOnce = 200;

/** The button that re-checks all listings shown. */
export function RecheckAll({ rows }: { readonly rows: readonly DealRow[] }) {
  const many = useRecheckAll();
  const [open, setOpen] = useState(false);
  const ids = useMemo(() => checkable(rows).slice(0, mostAtOnce), [rows]);
  const actions = useMemo<readonly Action[]>(
    () => [
      { id: 'check-listings', label: 'Check listings again', group: 'Do', words: 'reduced sold watch price', run: () => setOpen(true) },
    ],
    [],
  );
  useActions(actions);
  const { progress } = many;
  return (
    <>
      <Button
        look="quiet"
        size="small"
        data-testid="check-open"
        title="Re-check these listings for price cuts, sales and withdrawals"
        onClick={() => setOpen(true)}
      >
        {progress === null ? 'Check prices' : `Checking ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`}
      </Button>
      <Suspense fallback={null}>{open ? <CheckSheet ids={ids} many={many} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

/** The ids of deals from the two portals the server can read. */
const checkable = (rows: readonly DealRow[]): readonly string[] =>
  rows.filter(({ site, listingUrl }) => listingUrl !== null && (site === 'rightmove' || site === 'zoopla')).map(({ id }) => id);
