import { useBackupStatus } from '../../../data/view/cached/backupQueries.ts';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { InstallSection } from './install/InstallSection.tsx';
import { Editable } from '../../parts/teams/Editable.tsx';
import { RestoreList } from './RestoreList.tsx';
import { dateTimeText } from '../../components/figure/sizeText.ts';
import { plainMerge, useRestore } from './useRestore.ts';

/** Restores a backup file: preview, merge and undo. */
export function RestorePanel() {
  const kept = useBackupStatus(usePerson().view);
  const { busy, chosen, told, look, apply, undo } = useRestore();
  const restoredAt = kept?.backups.restoredAt ?? null;
  return (
    <InstallSection id="restore" title="Restore a backup">
      <p>Choose a backup file to preview its changes. It’s merged with your data here. Newer data here is kept, and nothing is deleted.</p>
      <Editable>
        <label className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <span className="text-sm text-ink-2">Backup file</span>
          <input
            type="file"
            accept=".gz,.json,application/gzip,application/json"
            disabled={busy}
            data-testid="restore-file"
            className="min-h-11 max-w-full text-[15px]"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) void look(file, plainMerge);
            }}
          />
        </label>
        {chosen === null ? null : (
          <RestoreList
            preview={chosen.preview}
            choice={chosen.choice}
            busy={busy}
            onChoice={(choice) => void look(chosen.file, choice)}
            onApply={() => void apply()}
          />
        )}
      </Editable>
      <output data-testid="restore-told" className="text-sm">
        {told}
      </output>
      {restoredAt === null ? null : (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
          <span className="text-sm text-ink-2">Restored {dateTimeText(restoredAt)}.</span>
          <Editable>
            <Button disabled={busy} onClick={() => void undo()} data-testid="restore-undo">
              Undo restore
            </Button>
          </Editable>
        </div>
      )}
    </InstallSection>
  );
}
