import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { remindLater } from '../../../../data/view/kept/backupState.ts';
import { useKept } from '../../../../data/view/kept/keptQueries.ts';
import { forgetEmptied } from '../../../../data/view/kept/ownDeals.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { handOverFile } from '../../deal/report/handOverFile.ts';
import { countWords } from '../sizeWords.ts';
import { isReminderDue, weekMs } from './isReminderDue.ts';

/** What has to be said of this device's storage, above the screen: what was lost, what cannot be read, and that there is no second copy. */
export function DeviceNotices() {
  const { view, userId } = useWorkspace();
  const { now } = useServices();
  const kept = useKept(view);
  if (kept === undefined) return null;
  const { unreadable, emptied, backups, deals } = kept;
  const saveUnreadable = (): void =>
    void handOverFile(new File([JSON.stringify(unreadable, null, 1)], 'yardstick-unreadable.json', { type: 'application/json' }));
  return (
    <>
      {emptied === null ? null : (
        <NoticeBar testId="device-emptied">
          <p>
            The browser removed what Yardstick kept on this device: {countWords(emptied, 'deal')}. Nobody was signed in, so there is no copy
            on the server.{' '}
            <Link to="/install" hash="restore">
              Restore a backup
            </Link>{' '}
            if you have one.
          </p>
          <Button onClick={() => void forgetEmptied(view)}>I have read this</Button>
        </NoticeBar>
      )}
      {unreadable.length === 0 ? null : (
        <NoticeBar testId="device-unreadable">
          <p>
            {countWords(unreadable.length, 'record')} on this device cannot be read and {unreadable.length === 1 ? 'is' : 'are'} left out of
            lists and totals. Nothing was deleted.
          </p>
          <Button onClick={saveUnreadable}>Save a copy</Button>
        </NoticeBar>
      )}
      {userId === null && isReminderDue({ backups, deals, now: now() }) ? (
        <NoticeBar testId="backup-reminder">
          <p>
            Your {countWords(deals.count, 'deal')} {deals.count === 1 ? 'is' : 'are'} on this device only.{' '}
            <Link to="/install" hash="backup">
              Back up to a file
            </Link>{' '}
            or <Link to="/auth">sign in</Link> to have a second copy.
          </p>
          <Button onClick={() => void remindLater(view, now() + weekMs)}>Remind me in a week</Button>
        </NoticeBar>
      ) : null}
    </>
  );
}

function NoticeBar({ testId, children }: { readonly testId: string; readonly children: ReactNode }) {
  return (
    <section
      data-testid={testId}
      aria-label="About this device"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sunk px-4 py-3 text-sm sm:px-6 lg:px-8 print:hidden [&>p]:min-w-60 [&>p]:flex-1"
    >
      {children}
    </section>
  );
}
