import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { DealScreen } from '../features/deal/DealScreen.tsx';
import { readPrintSearch } from '../features/deal/report/print/printSearch.ts';
import { pageFrame } from '../components/pageFrame.ts';

const PrintScreen = lazy(async () => ({ default: (await import('../features/deal/report/print/PrintScreen.tsx')).PrintScreen }));

/** `/deals/$dealId`: one deal. With `?view=print`, an edition of its report as a page. */
export function DealRoute() {
  const { dealId } = useParams({ strict: false });
  const viewing = useSearch({ strict: false, select: ({ view }) => view === 'viewing' });
  const edition = readPrintSearch(useSearch({ strict: false }));
  if (dealId === undefined) throw new Error('The deal route has no dealId parameter');
  return (
    <div className={`${pageFrame} print:max-w-none print:p-0`}>
      {edition === null ? (
        <DealScreen key={dealId} dealId={dealId} viewing={viewing} />
      ) : (
        <Suspense fallback={<Spinner label="Loading the report…" />}>
          <PrintScreen key={dealId} dealId={dealId} edition={edition} />
        </Suspense>
      )}
    </div>
  );
}
