import { useSyncStatus } from '../../../data/view/sync/syncQueries.ts';
import { clearStorageEviction } from '../../../data/view/cached/storeContents.ts';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';

/** Says that the browser cleared this device's deals, and what was lost. Shown until dismissed. */
export function StorageEvictedNote() {
  const { view } = usePerson();
  const status = useSyncStatus(view);
  if (status?.emptied !== true) return null;
  return (
    <section data-testid="sync-emptied" className="grid gap-2 border-b border-line pb-4">
      <h3 className="font-semibold">Your browser cleared this device’s storage</h3>
      <p>
        Synced data has been restored from the server. Unsynced changes are lost unless you had downloaded a copy. If so, restore it below.
      </p>
      <div>
        <Button onClick={() => void clearStorageEviction(view)} data-testid="sync-emptied-read">
          Dismiss
        </Button>
      </div>
    </section>
  );
}
