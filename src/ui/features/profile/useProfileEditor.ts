import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Profile } from '../../../core/deal/profile.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { err } from '../../../core/kernel/result.ts';
import type { DataFailure } from '../../../data/commands/dealCommand.ts';
import type { Rescoring } from '../../../data/commands/rescoreRows.ts';
import type { StoredChange } from '../../components/notice/undoHistory.ts';
import { undoable } from '../../components/notice/undoLast.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useProfileRecord } from '../../hooks/useProfileRecord.ts';
import type { DraftStore } from '../../parts/liveDeal/drafts/dealDraft.ts';
import { createDraftStore } from '../../parts/liveDeal/drafts/draftStore.ts';
import { useStoredDraft } from '../../parts/liveDeal/drafts/useStoredDraft.ts';
import { pathIn, reverseOf, valueAt, withProfileDraft, type ProfileDraft, type ProfilePath } from './profileDraft.ts';

/** Result of the last write, with its undo. */
export interface Written extends Rescoring {
  readonly undo: () => void;
}

/** The profile being edited. Changes show immediately and are stored after a pause. */
export interface ProfileEditor {
  readonly profile: Profile;
  readonly read: (path: ProfilePath) => unknown;
  readonly change: (path: ProfilePath, value: unknown) => void;
  readonly state: 'saved' | 'waiting' | 'writing';
  readonly failure: DataFailure | null;
  readonly writeAgain: () => void;
  readonly written: Written | null;
}

/** The editor for one country's values. Values common to all countries keep their paths. */
export const editorIn = (editor: ProfileEditor, country: MarketCountry): ProfileEditor => ({
  ...editor,
  read: (path) => editor.read(pathIn(country, path)),
  change: (path, value) => editor.change(pathIn(country, path), value),
});

/** Debounce in milliseconds. Longer than for a deal, because each write re-scores every deal. */
const profilePause = 700;

/** Null while the profile is loading. */
export function useProfileEditor(): ProfileEditor | null {
  const [stored, setStored] = useState<Profile | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const store = useProfileStore(setStored, setWritten);
  useStoredProfile(setStored);
  useStoredDraft('profile', store);
  const drafts = useSyncExternalStore(store.subscribe, store.current);
  const profile = useMemo(() => (stored === null ? null : withProfileDraft(stored, drafts.draft)), [stored, drafts.draft]);
  if (profile === null) return null;
  const waiting = Object.keys(drafts.draft).length > 0;
  return {
    profile,
    read: (path) => valueAt(profile, path),
    change: (path, value) => store.type({ [path]: value }),
    state: drafts.writing ? 'writing' : waiting ? 'waiting' : 'saved',
    failure: waiting ? drafts.failure : null,
    writeAgain: () => void store.flush(),
    written,
  };
}

/** Writes drafts atomically and reports each result with its undo. */
function useProfileStore(onStored: (profile: Profile) => void, onWritten: (written: Written | null) => void): DraftStore<ProfileDraft> {
  const profileRecord = useProfileRecord();
  const { newId, now } = useClock();
  return useMemo(() => {
    const changes = createChanges();
    const store = createDraftStore<ProfileDraft>(
      {},
      async (draft) => {
        const made = changes.begun();
        // Read again, because another device may have changed other values.
        const before = await profileRecord.readProfile();
        const next = withProfileDraft(before, draft);
        const result = await profileRecord.writeProfile(next, newId(), now()).catch(() => err(noAnswer));
        if (!result.ok) {
          made(null);
          return result;
        }
        const reverse = reverseOf(before, draft);
        let isTaken = false;
        const undo = (): void => {
          if (isTaken) return;
          isTaken = true;
          onWritten(null);
          store.type(reverse);
        };
        made({ back: undo, notice: null });
        onStored(next);
        onWritten({ ...result.value, undo });
        return result;
      },
      profilePause,
    );
    return {
      ...store,
      type: (typed) => {
        changes.begin();
        store.type(typed);
      },
    };
  }, [profileRecord, newId, now, onStored, onWritten]);
}

type Ended = (made: StoredChange | null) => void;

/** Tracks the change being typed, until it is written. ⌘Z can undo it from its first keystroke on. */
function createChanges(): { readonly begin: () => void; readonly begun: () => Ended } {
  let typed: Ended | null = null;
  const begin = (): Ended => {
    let end: Ended | null = null;
    const made = new Promise<StoredChange | null>((resolve) => {
      end = resolve;
    });
    void undoable(() => made);
    return (ended) => end?.(ended);
  };
  return {
    begin: () => {
      typed ??= begin();
    },
    begun: () => {
      const mine = typed ?? begin();
      typed = null;
      return mine;
    },
  };
}

const noAnswer: DataFailure = { kind: 'storage-lost', message: 'Something went wrong on this device. Try again, or reload the page.' };

function useStoredProfile(onRead: (profile: Profile) => void): void {
  const profileRecord = useProfileRecord();
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = await profileRecord.readProfile();
      if (!left) onRead(found);
    };
    void read();
    return () => {
      left = true;
    };
  }, [profileRecord, onRead]);
}
