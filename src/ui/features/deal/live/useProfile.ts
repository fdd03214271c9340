import { useCallback, useEffect, useState } from 'react';
import type { Profile } from '../../../../core/deal/profile.ts';
import { ok } from '../../../../core/kernel/result.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { useDrafts } from './useDrafts.ts';

interface ProfileDraft {
  readonly profile?: Profile;
}

const none: ProfileDraft = {};

/** The person's profile, and a way to change it that figures follow at once; null while it is read. */
export function useProfile(): { readonly profile: Profile | null; readonly keepProfile: (profile: Profile) => void } {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = await workspace.readProfile();
      if (!left) setProfile(found);
    };
    void read();
    return () => {
      left = true;
    };
  }, [workspace]);
  const send = useCallback(
    async ({ profile: changed }: ProfileDraft) => {
      if (changed === undefined) return ok(null);
      const result = await workspace.writeProfile(changed, { mid: newId(), at: now() });
      if (result.ok) setProfile(changed);
      return result;
    },
    [workspace, newId, now],
  );
  const { draft, type } = useDrafts({ name: 'profile.whole', empty: none }, send);
  const keepProfile = useCallback((changed: Profile) => type({ profile: changed }), [type]);
  return { profile: draft.profile ?? profile, keepProfile };
}
