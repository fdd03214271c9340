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
      setProfile(changed);
      return workspace.writeProfile(changed, { mid: newId(), at: now() });
    },
    [workspace, newId, now],
  );
  const { type } = useDrafts({ name: 'profile.whole', empty: none }, send);
  const keepProfile = useCallback(
    (changed: Profile) => {
      setProfile(changed);
      type({ profile: changed });
    },
    [type],
  );
  return { profile, keepProfile };
}
