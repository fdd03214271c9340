import { useCallback, useEffect, useState } from 'react';
import type { Profile } from '../../../core/deal/profile.ts';
import { ok } from '../../../core/kernel/result.ts';
import { useClock } from '../../hooks/useClock.ts';
import { watchScoredBy } from '../../../data/view/rescoring.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useProfileRecord } from '../../hooks/useProfileRecord.ts';
import { useDrafts } from './drafts/useDrafts.ts';

interface ProfileDraft {
  readonly profile?: Profile;
}

const none: ProfileDraft = {};

/** The profile that scores the deals, null while loading, also when it changes elsewhere, and a command to change it that updates figures immediately. */
export function useProfile(): { readonly profile: Profile | null; readonly keepProfile: (profile: Profile) => void } {
  const profileRecord = useProfileRecord();
  const { newId, now } = useClock();
  const { view } = usePerson();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = await profileRecord.readProfile();
      // The same profile must not start another evaluation.
      if (!left) setProfile((shown) => (JSON.stringify(shown) === JSON.stringify(found) ? shown : found));
    };
    // The first evaluation does not wait for the watch.
    void read();
    const stop = watchScoredBy(view, () => void read());
    return () => {
      left = true;
      stop();
    };
  }, [profileRecord, view]);
  const send = useCallback(
    async ({ profile: changed }: ProfileDraft) => {
      if (changed === undefined) return ok(null);
      const result = await profileRecord.writeProfile(changed, newId(), now());
      if (result.ok) setProfile(changed);
      return result;
    },
    [profileRecord, newId, now],
  );
  const { draft, type } = useDrafts({ name: 'profile.whole', empty: none }, send);
  const keepProfile = useCallback((changed: Profile) => type({ profile: changed }), [type]);
  return { profile: draft.profile ?? profile, keepProfile };
}
