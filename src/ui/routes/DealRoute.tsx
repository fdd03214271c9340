import { useParams, useSearch } from '@tanstack/react-router';
import { DealScreen } from '../features/deal/DealScreen.tsx';

/** `/deals/$dealId`: one deal, measured. */
export function DealRoute() {
  const { dealId } = useParams({ strict: false });
  const viewing = useSearch({ strict: false, select: ({ view }) => view === 'viewing' });
  if (dealId === undefined) throw new Error('The route of a deal has no dealId');
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <DealScreen key={dealId} dealId={dealId} viewing={viewing} />
    </div>
  );
}
