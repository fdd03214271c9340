import type { OnlyHere } from '../../hooks/serviceParts.ts';

/** What only this device has; `counting` until it is known, null where it cannot be counted. */
export type Counted = OnlyHere | null | 'counting';

const changesText = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'change' : 'changes'}`;

const mediaText = (count: number): string =>
  count === 1 ? '1 photo or voice note' : `${count.toLocaleString('en-GB')} photos and voice notes`;

/** "3 changes", "1 photo or voice note", or both. */
export function lossText({ changes, media }: OnlyHere): string {
  if (media === 0) return changesText(changes);
  return changes === 0 ? mediaText(media) : `${changesText(changes)} and ${mediaText(media)}`;
}

/** What a removal takes for good, and why it is nowhere else. */
export function onlyHereText(onlyHere: OnlyHere): string {
  const { changes, media } = onlyHere;
  const reasons: string[] = [];
  if (changes > 0) reasons.push(`${changesText(changes)} on this device ${changes === 1 ? 'was' : 'were'} never sent to the server`);
  if (media > 0) reasons.push(`${mediaText(media)} ${media === 1 ? 'is' : 'are'} kept on this device only`);
  return `${reasons.join(', and ')}. Removing your data loses ${changes + media === 1 ? 'it' : 'them'} for good.`;
}

/** What a sign-out does to what only this device has. */
export function signOutText(counted: Counted, wipe: boolean): string {
  if (counted === 'counting') return 'Counting the changes that were not sent yet.';
  if (counted === null) return 'The changes that were not sent yet cannot be counted. They stay on this device unless you remove them.';
  const { changes, media } = counted;
  if (wipe && changes + media > 0)
    return `${onlyHereText(counted)} Download a copy first to keep ${changes + media === 1 ? 'it' : 'them'}.`;
  if (changes === 0) return 'Every change was sent.';
  return `${changesText(changes)} ${changes === 1 ? 'was' : 'were'} not sent yet. They stay here and are sent when you sign in again.`;
}

/** Whether a sign-out that keeps everything is worth a question first: something waits to be sent, or that cannot be counted. */
export const mustAskFirst = (counted: OnlyHere | null): boolean => counted === null || counted.changes > 0;
