import { canonicalSearchUrl } from '../../../../core/listing/searchUrl.ts';
import { updateSavedSearch, deleteSavedSearch, saveSearch, useSavedSearches } from '../../../../data/device/listingWatch.ts';
import { Button } from '../../../components/press/Button.tsx';
import { Chip } from '../../../components/press/Chip.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { useRepeatSearch } from './useRepeatSearch.ts';

interface WatchSearchProps {
  readonly url: string | null;
  /** Number of listings requested. */
  readonly wanted: number;
}

/** Saves a run's search, to re-check it on demand or daily. */
export function WatchSearch({ url, wanted }: WatchSearchProps) {
  const { userId } = usePerson();
  const { now } = useClock();
  const searches = useSavedSearches(userId);
  const { busy, again } = useRepeatSearch();
  const search = url === null ? null : canonicalSearchUrl(url);
  if (search?.ok !== true || searches === undefined) return null;
  const address = search.value.url;
  const kept = searches.find((each) => each.url === address);
  const maxResults = Math.max(1, wanted);
  if (kept === undefined) {
    const keep = { url: address, site: search.value.site, maxResults, daily: false, keptAt: now(), checkedAt: now() };
    return (
      <Button className="min-h-11" data-testid="search-keep" onClick={() => void saveSearch(userId, keep)}>
        Save this search
      </Button>
    );
  }
  return (
    <>
      <Editable>
        <Button className="min-h-11" busy={busy} disabled={busy} data-testid="search-again" onClick={() => void again(kept)}>
          Check again
        </Button>
      </Editable>
      <Chip
        pressed={kept.daily}
        className="min-h-11"
        data-testid="search-daily"
        onClick={() => void updateSavedSearch(userId, address, { daily: !kept.daily })}
      >
        Daily
      </Chip>
      <Button look="quiet" className="min-h-11" data-testid="search-drop" onClick={() => void deleteSavedSearch(userId, address)}>
        Delete saved search
      </Button>
    </>
  );
}
