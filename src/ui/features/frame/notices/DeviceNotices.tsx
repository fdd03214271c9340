import { Link } from '@tanstack/react-router';
import { remindLater } from '../../../../data/view/cached/backupState.ts';
import { useBackupStatus, useStorageLosses } from '../../../../data/view/cached/backupQueries.ts';
import { clearStorageEviction } from '../../../../data/view/cached/storeContents.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { saveOrShareFile } from '../../../parts/files/saveOrShareFile.ts';
import { countText } from '../../../components/figure/sizeText.ts';
import { storageEvictedText } from './storageEvictedText.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { isReminderDue, weekMs } from './isReminderDue.ts';
import { SignedOutNote } from './SignedOutNote.tsx';
import type { Person } from '../../../hooks/workspaceParts.ts';

/** Storage notices above the screen: lost data, unreadable records and a missing backup. */
export function DeviceNotices() {
  const { view, userId } = usePerson();
  const losses = useStorageLosses(view);
  if (losses === undefined) return null;
  const { unreadable, emptied } = losses;
  const saveUnreadable = (): void =>
    void saveOrShareFile(new File([JSON.stringify(unreadable, null, 1)], 'yardstick-unreadable.json', { type: 'application/json' }));
  return (
    <>
      <SignedOutNote view={view} />
      {emptied === null ? null : (
        <NoticeBar testId="device-emptied">
          <p>
            {storageEvictedText(emptied, userId !== null)}{' '}
            <Link to="/install" hash="restore">
              Restore a backup
            </Link>{' '}
            if you have one.
          </p>
          <Button onClick={() => void clearStorageEviction(view)} data-testid="device-emptied-read">
            Dismiss
          </Button>
        </NoticeBar>
      )}
      {unreadable.length === 0 ? null : (
        <NoticeBar testId="device-unreadable">
          <p>
            {countText(unreadable.length, 'record')} on this device can’t be read and {unreadable.length === 1 ? 'is' : 'are'} left out of
            lists and totals. They haven’t been deleted.
          </p>
          <Button onClick={saveUnreadable}>Save a copy</Button>
        </NoticeBar>
      )}
      {userId === null ? <BackupReminder view={view} /> : null}
    </>
  );
}

/** A reminder to back up, shown weekly while the user is signed out. */
function BackupReminder({ view }: Pick<Person, 'view'>) {
  const { now } = useClock();
  const kept = useBackupStatus(view);
  if (kept === undefined || !isReminderDue({ ...kept, now: now() })) return null;
  const { count } = kept.deals;
  return (
    <NoticeBar testId="backup-reminder">
      <p>
        Your {countText(count, 'deal')} {count === 1 ? 'is' : 'are'} on this device only.{' '}
        <Link to="/install" hash="backup">
          Back up to a file
        </Link>{' '}
        or <Link to="/auth">sign in</Link> to keep a second copy.
      </p>
      <Button onClick={() => void remindLater(view, now() + weekMs)}>Remind me in a week</Button>
    </NoticeBar>
  );
}
