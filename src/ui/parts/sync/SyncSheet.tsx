import { Button } from '../../components/press/Button.tsx';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { StorageEvictedNote } from './StorageEvictedNote.tsx';
import { UnsentPanel } from './UnsentPanel.tsx';
import { Editable } from '../teams/Editable.tsx';
import { usePeople } from '../activity/usePeople.ts';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { deletionText, namedConflict, writerLabel } from './namedConflict.ts';
import { logText, recordLabel } from './reviewText.ts';
import { useSyncReview } from './useSyncReview.ts';
import type { ConflictView } from '../../../data/commands/reviewedRecords.ts';

/** Changes that sync rejected, overrode or repaired, and field conflicts with both values to choose from. */
export function SyncSheet({ onClose }: { readonly onClose: () => void }) {
  const { list, failure, takeBack, keep, sendAgain } = useSyncReview();
  const open = list?.conflicts.filter(({ seen }) => !seen) ?? [];
  const nothing = list !== null && open.length + list.parked.length + list.unread.length + list.log.length === 0;
  return (
    <Sheet open onClose={onClose} title="Sync">
      <div className="grid gap-6 text-sm" data-testid="sync-review">
        {failure === null ? null : <p role="alert">{failure}</p>}
        <StorageEvictedNote />
        {nothing ? <p>Everything is in sync.</p> : null}
        {open.map((conflict) => (
          <Conflict
            key={`${conflict.id} ${conflict.key}`}
            conflict={conflict}
            onTakeBack={() => takeBack(conflict)}
            onKeep={() => keep(conflict)}
          />
        ))}
        {list?.parked.map((parked) => (
          <section key={parked.id} data-testid="sync-parked" className="grid gap-2">
            <h3 className="font-semibold">{recordLabel(parked)}: not synced</h3>
            <p>The server rejected this change: {parked.message} It’s kept on this device.</p>
            <Editable>
              <Button onClick={() => sendAgain(parked)}>Send again</Button>
            </Editable>
          </section>
        ))}
        {list?.unread.map(({ coll, id, reason }) => (
          <p key={`${coll} ${id}`} data-testid="sync-unread">
            This version of the app can’t read a record ({reason}). Update the app to see it.
          </p>
        ))}
        {list === null || list.log.length === 0 ? null : (
          <section className="grid gap-1">
            <h3 className="font-semibold">Repaired</h3>
            <ul data-testid="sync-log">
              {list.log.map((entry) => (
                <li key={entry.number}>{logText(entry)}</li>
              ))}
            </ul>
          </section>
        )}
        <UnsentPanel />
      </div>
    </Sheet>
  );
}

interface ConflictProps {
  readonly conflict: ConflictView;
  readonly onTakeBack: () => void;
  readonly onKeep: () => void;
}

function Conflict({ conflict, onTakeBack, onKeep }: ConflictProps) {
  const people = usePeople();
  const readOnly = useReadOnly();
  const deletion = conflict.kind === 'deletion';
  const words = namedConflict(conflict, people);
  return (
    <section data-testid="sync-conflict" className="grid gap-2 border-b border-line pb-4">
      <h3 className="font-semibold" data-testid="conflict-record">
        {recordLabel(conflict)}
      </h3>
      {deletion ? (
        <p>{deletionText(conflict, people)}</p>
      ) : (
        <>
          <p className="font-medium">{words.field}</p>
          {words.text === null ? null : <p data-testid="conflict-text">{words.text}</p>}
          <dl className="grid grid-cols-[auto_1fr] gap-x-4">
            <dt>Kept</dt>
            <dd>
              <span data-testid="conflict-kept">{words.kept}</span>
              <span className="block text-ink-3">{writerLabel(conflict.keptBy, people)}</span>
            </dd>
            <dt>Overridden</dt>
            <dd>
              <span data-testid="conflict-lost">{words.lost}</span>
              <span className="block text-ink-3">{writerLabel(conflict.lostBy, people)}</span>
            </dd>
          </dl>
        </>
      )}
      {readOnly === null ? (
        <div className="flex gap-3">
          <Button onClick={onKeep}>{deletion ? 'Keep it' : 'Keep this value'}</Button>
          <Button look="quiet" onClick={onTakeBack}>
            {deletion ? 'Delete it' : 'Use the other value'}
          </Button>
        </div>
      ) : (
        <p className="text-ink-2">{readOnly}</p>
      )}
    </section>
  );
}
