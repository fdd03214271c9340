import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { dayOf, instant } from '../../../../core/kernel/calendar.ts';
import { useSavedSearches } from '../../../../data/device/listingWatch.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { WatchSearch } from './WatchSearch.tsx';

/** Saved searches that are re-checked. Renders nothing when there are none. */
export function SavedSearches() {
  const { userId } = usePerson();
  const searches = useSavedSearches(userId) ?? [];
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="kept-searches" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="kept-searches" className="text-[17px] font-semibold tracking-tight">
        Saved searches
      </h2>
      <p className="text-sm text-ink-3">
        Re-checking known listings is free. Each new listing counts as an analysis. Saved searches stay on this device.
      </p>
      <ul className="border-b border-line">
        {searches.map(({ url, maxResults, checkedAt }) => (
          <li key={url} data-testid="kept-search" className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{url.replace(/^https:\/\/www\./, '')}</p>
              <p className="text-sm text-ink-2">{`First ${maxResults} results, last checked on ${formatDay(dayOf(instant(checkedAt)))}`}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <WatchSearch url={url} wanted={maxResults} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
