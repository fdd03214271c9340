import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Profile } from '../../../../core/deal/profile.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';
import type { Rescoring } from '../../../../data/commands/rescoreRows.ts';
import { rememberUndo } from '../../../components/notice/undoLast.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { createDraftStore, type DraftStore } from '../../deal/live/draftStore.ts';
import { useKeptDraft } from '../../deal/live/kept/useKeptDraft.ts';
import { reverseOf, valueAt, withProfileDraft, type ProfileDraft, type ProfilePath } from './profileDraft.ts';

/** What the last write came to, and how it is taken back. */
export interface Written extends Rescoring {
  readonly undo: () => void;
}

/** The profile as it is edited: what is typed shows at once and is stored after a pause. */
export interface ProfileEditor {
  readonly profile: Profile;
  readonly read: (path: ProfilePath) => unknown;
  readonly change: (path: ProfilePath, value: unknown) => void;
  readonly state: 'saved' | 'waiting' | 'writing';
  readonly failure: DataFailure | null;
  readonly writeAgain: () => void;
  readonly written: Written | null;
}

/** Every write scores every deal anew, so it waits a little longer than one of a deal. In milliseconds. */
const profilePause = 700;

/** Null while the profile is being read. */
export function useProfileEditor(): ProfileEditor | null {
  const [stored, setStored] = useState<Profile | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const store = useProfileStore(setStored, setWritten);
  useStoredProfile(setStored);
  useKeptDraft('profile', store);
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

/** Writes drafts whole and says what came of each, and how it is taken back. */
function useProfileStore(onStored: (profile: Profile) => void, onWritten: (written: Written | null) => void): DraftStore<ProfileDraft> {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  return useMemo(() => {
    const store = createDraftStore<ProfileDraft>(
      {},
      async (draft) => {
        // Read anew: another device may have changed other places meanwhile.
        const before = await workspace.readProfile();
        const next = withProfileDraft(before, draft);
        const result = await workspace.writeProfile(next, { mid: newId(), at: now() });
        if (!result.ok) return result;
        const back = reverseOf(before, draft);
        const undo = (): void => {
          rememberUndo(null);
          onWritten(null);
          store.type(back);
        };
        rememberUndo(undo);
        onStored(next);
        onWritten({ ...result.value, undo });
        return result;
      },
      profilePause,
    );
    return store;
  }, [workspace, newId, now, onStored, onWritten]);
}

function useStoredProfile(onRead: (profile: Profile) => void): void {
  const workspace = useWorkspace();
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = await workspace.readProfile();
      if (!left) onRead(found);
    };
    void read();
    return () => {
      left = true;
    };
  }, [workspace, onRead]);
}
