import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SavedSearchRow } from '../../../../data/device/deviceDb.ts';
import { updateSavedSearch } from '../../../../data/device/listingWatch.ts';
import { notify } from '../../../components/notice/notify.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useIngest } from '../../../hooks/useIngest.ts';
import { usePerson } from '../../../hooks/usePerson.ts';

/** Re-checks a saved search and shows its run. */
export function useRepeatSearch() {
  const ingest = useIngest();
  const { userId } = usePerson();
  const { now } = useClock();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const again = async ({ url, maxResults }: Pick<SavedSearchRow, 'url' | 'maxResults'>): Promise<void> => {
    setBusy(true);
    const answer = await ingest.analyseUrl(url, { maxResults });
    setBusy(false);
    if (!answer.ok) return notify({ tone: 'poor', title: 'Couldn’t check the search', detail: answer.error.message });
    await updateSavedSearch(userId, url, { checkedAt: now() });
    const { value } = answer;
    if (value.kind === 'queued')
      notify({ tone: 'neutral', title: 'Waiting for a connection', detail: 'The search will run when you’re back online.' });
    else if (value.runId !== null) await navigate({ to: '/sync-progress', search: { [value.site]: value.runId } });
    return undefined;
  };
  return { busy, again };
}
