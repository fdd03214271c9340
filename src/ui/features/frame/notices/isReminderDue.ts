import type { BackupState } from '../../../../data/view/cached/backupState.ts';
import type { DealCount } from '../../../../data/view/cached/storeContents.ts';

export const weekMs = 7 * 86_400_000;

interface ReminderFacts {
  readonly backups: Pick<BackupState, 'lastAt' | 'laterUntil'>;
  readonly deals: DealCount;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
}

/** True a week after the first deal or last backup, but not before the time the user asked to be reminded. */
export function isReminderDue({ backups, deals, now }: ReminderFacts): boolean {
  if (deals.count === 0 || deals.oldestAt === null) return false;
  const since = Math.max(deals.oldestAt, backups.lastAt ?? 0);
  return now - since >= weekMs && now >= (backups.laterUntil ?? 0);
}
