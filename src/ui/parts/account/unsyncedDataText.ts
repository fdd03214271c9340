import type { UnsyncedData } from '../../hooks/serviceParts.ts';

/** Data that exists only on this device; `counting` until known, null when it cannot be counted. */
export type Counted = UnsyncedData | null | 'counting';

const changesText = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'change' : 'changes'}`;

const mediaText = (count: number): string =>
  count === 1 ? '1 photo or voice note' : `${count.toLocaleString('en-GB')} photos and voice notes`;

/** The counts as text: "3 changes", "1 photo or voice note", or both. */
export function lossText({ changes, media }: UnsyncedData): string {
  if (media === 0) return changesText(changes);
  return changes === 0 ? mediaText(media) : `${changesText(changes)} and ${mediaText(media)}`;
}

/** Says what a removal would permanently delete, and why there is no other copy. */
export function unsyncedDataText(onlyHere: UnsyncedData): string {
  const { changes, media } = onlyHere;
  const reasons: string[] = [];
  if (changes > 0) reasons.push(`${changesText(changes)} on this device ${changes === 1 ? 'hasn’t' : 'haven’t'} been synced`);
  if (media > 0) reasons.push(`${mediaText(media)} ${media === 1 ? 'is' : 'are'} stored on this device only`);
  return `${reasons.join(', and ')}. Removing your data permanently deletes ${changes + media === 1 ? 'it' : 'them'}.`;
}

/** The effect of signing out on data that exists only on this device. */
export function signOutText(counted: Counted, wipe: boolean): string {
  if (counted === 'counting') return 'Counting unsynced changes.';
  if (counted === null) return 'Couldn’t count unsynced changes. They stay on this device unless you remove them.';
  const { changes, media } = counted;
  if (wipe && changes + media > 0)
    return `${unsyncedDataText(counted)} Download a copy first to keep ${changes + media === 1 ? 'it' : 'them'}.`;
  if (changes === 0) return 'Everything is synced.';
  return `${changesText(changes)} ${changes === 1 ? 'hasn’t' : 'haven’t'} been synced. They stay here and sync when you sign in again.`;
}

/** Whether to ask before a sign-out that keeps everything: true if there are unsynced changes, or if they cannot be counted. */
export const mustAskFirst = (counted: UnsyncedData | null): boolean => counted === null || counted.changes > 0;
