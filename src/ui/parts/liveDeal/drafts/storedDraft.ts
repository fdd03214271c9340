import { emptyDraft, isEmptyDraft, type DealDraft } from './dealDraft.ts';

/** The owner and deal of a stored draft. The profile's draft uses its own name as the deal id. */
export interface DraftPlace {
  readonly userId: string | null;
  readonly dealId: string;
}

/**
 * Saves inputs typed just before a page closes, for the next visit; an empty draft clears them. Uses local storage, the only storage that
 * can still write as a page closes. Does nothing if the browser refuses storage.
 */
export function storeDraft(place: DraftPlace, draft: object): void {
  try {
    if (isEmptyDraft(draft)) localStorage.removeItem(nameOf(place));
    else localStorage.setItem(nameOf(place), JSON.stringify(draft));
  } catch {
    // Storage is refused or full, but the database write is still in progress.
  }
}

/** The draft from an earlier visit; empty when missing or unreadable. */
export function readStoredDraft(place: DraftPlace): DealDraft {
  try {
    return readDraft(localStorage.getItem(nameOf(place)));
  } catch {
    return emptyDraft;
  }
}

/** Saves unsubmitted text on every keystroke; '' clears it. */
export function storeText(place: DraftPlace, words: string): void {
  storeDraft(place, words === '' ? emptyDraft : { words });
}

/** The text from an earlier visit; '' when there is none. */
export function readStoredText(place: DraftPlace): string {
  const kept: object = readStoredDraft(place);
  return 'words' in kept && typeof kept.words === 'string' ? kept.words : '';
}

const nameOf = ({ userId, dealId }: DraftPlace): string => `yardstick.draft.${userId ?? 'device'}.${dealId}`;

function readDraft(text: string | null): DealDraft {
  const value: unknown = text === null ? null : JSON.parse(text);
  // The data worker validates the values, as on every write.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : emptyDraft;
}
