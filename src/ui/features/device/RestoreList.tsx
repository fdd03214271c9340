import type { RestoreChange, RestoreChoice, RestorePreview } from '../../../data/backups.ts';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { Button } from '../../components/press/Button.tsx';
import { fieldLabel } from '../../parts/sync/reviewText.ts';
import { countText, dateTimeText } from '../../components/figure/sizeText.ts';

interface RestoreListProps {
  readonly preview: RestorePreview;
  readonly choice: RestoreChoice;
  readonly busy: boolean;
  readonly onChoice: (choice: RestoreChoice) => void;
  readonly onApply: () => void;
}

const kinds: Readonly<Record<RestoreChange['kind'], string>> = {
  added: 'New here',
  changed: 'Changed',
  'deleted-here': 'Deleted here since',
};

/** Preview of a restore: the changes it would make. */
export function RestoreList({ preview, choice, busy, onChoice, onApply }: RestoreListProps) {
  const { added, changed, files, deletedHere, changes } = preview;
  const nothing = added + changed + files === 0;
  return (
    <div className="grid gap-3" data-testid="restore-preview">
      <p>
        Created {dateTimeText(preview.at)} with {countText(preview.deals, 'deal')}. {ownerWords[preview.from]}
      </p>
      <ul className="grid gap-0.5 text-[15px]">
        <li>{countText(added, 'record')} would be added</li>
        <li>{countText(changed, 'record')} would change</li>
        <li>{countText(preview.same, 'record')} would stay the same, because those on this device are the same or newer</li>
        {files === 0 ? null : <li>{countText(files, 'photo, voice note or page', 'photos, voice notes and pages')} would be added</li>}
        {preview.unreadable === 0 ? null : (
          <li>{countText(preview.unreadable, 'record')} can’t be read by this version of the app and would be skipped</li>
        )}
      </ul>
      {changes.length === 0 ? null : (
        <ul className="grid max-h-72 gap-1.5 overflow-y-auto border-y border-line py-2 text-sm" aria-label="Changes">
          {changes.map((change) => (
            <li key={`${change.coll} ${change.id}`} className="min-w-0 break-words">
              <span className="text-ink-2">{kinds[change.kind]}:</span> {change.name}
              {change.fields.length === 0 ? null : (
                <span className="text-ink-2"> ({change.fields.map((path) => fieldLabel({ path, kind: 'field' })).join('; ')})</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {deletedHere === 0 && !choice.withDeleted ? null : (
        <Checkbox
          label="Restore items deleted here since the backup"
          checked={choice.withDeleted}
          disabled={busy}
          onChange={(withDeleted) => onChoice({ ...choice, withDeleted })}
          testId="restore-deleted"
        />
      )}
      <Checkbox
        label="Use the backup’s values even if those on this device are newer"
        checked={choice.preferBackup}
        disabled={busy}
        onChange={(preferBackup) => onChoice({ ...choice, preferBackup })}
        testId="restore-prefer"
      />
      <div>
        <Button look="primary" busy={busy} disabled={busy || nothing} onClick={onApply} data-testid="restore-apply">
          {nothing ? 'Already up to date' : 'Restore'}
        </Button>
      </div>
    </div>
  );
}

const ownerWords: Readonly<Record<RestorePreview['from'], string>> = {
  same: '',
  device: 'It was created while signed out.',
  other: 'It was created under another account. Its deals would be copied into this one.',
};
