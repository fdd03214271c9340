import { useSyncStatus } from '../../../data/view/sync/syncQueries.ts';
import { forgetEmptied } from '../../../data/view/cached/ownDeals.ts';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';

/** Says that the browser threw this device's deals away, and what that cost; stands until the person has read it. */
export function EmptiedNote() {
  const { view } = usePerson();
  const status = useSyncStatus(view);
  if (status?.emptied !== true) return null;
  return (
    <section data-testid="sync-emptied" className="grid gap-2 border-b border-line pb-4">
      <h3 className="font-semibold">The storage of this device was emptied</h3>
      <p>
        The browser removed what Yardstick kept on this device. Everything the server had came back. Changes that were not sent yet are
        lost, unless you downloaded them before: then bring the file back below.
      </p>
      <div>
        <Button onClick={() => void forgetEmptied(view)} data-testid="sync-emptied-read">
          I have read this
        </Button>
      </div>
    </section>
  );
}
