import { emptyDraft, isEmptyDraft, type DealDraft } from './dealDraft.ts';

/** Whose deal a kept draft belongs to; the profile stands in the place of a deal under its own name. */
export interface DraftPlace {
  readonly userId: string | null;
  readonly dealId: string;
}

/**
 * Keeps inputs typed in the last moments of a page until its next visit; an empty draft clears what was kept. Local
 * storage, because it is the only storage that is written before the page is gone. Does nothing where it is refused.
 */
export function keepDraft(place: DraftPlace, draft: object): void {
  try {
    if (isEmptyDraft(draft)) localStorage.removeItem(nameOf(place));
    else localStorage.setItem(nameOf(place), JSON.stringify(draft));
  } catch {
    // Storage is refused or full: the write to the database is under way all the same.
  }
}

/** What an earlier visit left behind; empty when there is nothing or it cannot be read. */
export function takeKeptDraft(place: DraftPlace): DealDraft {
  try {
    return readDraft(localStorage.getItem(nameOf(place)));
  } catch {
    return emptyDraft;
  }
}

/** Words being written and not added yet, kept with every letter; the empty text clears them. */
export function keepWords(place: DraftPlace, words: string): void {
  keepDraft(place, words === '' ? emptyDraft : { words });
}

/** The words an earlier visit left; empty when there are none. */
export function takeKeptWords(place: DraftPlace): string {
  const kept: object = takeKeptDraft(place);
  return 'words' in kept && typeof kept.words === 'string' ? kept.words : '';
}

const nameOf = ({ userId, dealId }: DraftPlace): string => `yardstick.draft.${userId ?? 'device'}.${dealId}`;

function readDraft(text: string | null): DealDraft {
  const value: unknown = text === null ? null : JSON.parse(text);
  // Values are checked where every write is checked, in the data worker.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : emptyDraft;
}
