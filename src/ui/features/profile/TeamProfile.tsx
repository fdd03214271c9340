import { useEffect, useState } from 'react';
import { profileForTeam } from '../../../core/deal/profileForTeam.ts';
import type { ProfileWritten } from '../../../data/dataWorker.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { Button } from '../../components/press/Button.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { useProfileRecord } from '../../hooks/useProfileRecord.ts';
import { useWorkspaceChoice } from '../../hooks/useWorkspaceChoice.ts';
import { FormError } from '../../parts/account/FormError.tsx';
import { usePeople } from '../../parts/activity/usePeople.ts';
import { Editable } from '../../parts/teams/Editable.tsx';
import { failureText } from '../../parts/dealCommands/failureText.ts';

/** What `/investor-profile` shows in a team workspace: whose profile scores its deals. An owner may set one for everyone. */
export function TeamProfile() {
  const { isOwner } = usePeople();
  const { switchTo } = useWorkspaceChoice();
  const { isSet, busy, problem, set, unset } = useTeamProfile();
  if (isSet === null) return <Spinner label="Loading the profile…" />;
  return (
    <Panel title="Scores in this workspace">
      <p data-testid="team-profile" className="max-w-prose">
        {isSet
          ? 'An owner has set one profile for this workspace, so everyone sees the same scores and verdicts here.'
          : 'Everyone’s scores and verdicts here come from their own profile, so yours may differ from another member’s.'}
      </p>
      <FormError text={problem} testId="team-profile-problem" />
      <p className="flex flex-wrap gap-2">
        <Editable>
          {!isOwner ? null : isSet ? (
            <Button className="min-h-11" busy={busy} disabled={busy} data-testid="team-profile-unset" onClick={unset}>
              Let everyone use their own profile
            </Button>
          ) : (
            <Button className="min-h-11" busy={busy} disabled={busy} data-testid="team-profile-set" onClick={set}>
              Use my profile for everyone
            </Button>
          )}
        </Editable>
        <Button className="min-h-11" data-testid="personal-profile" onClick={() => switchTo(null)}>
          Change your own profile in your personal workspace
        </Button>
      </p>
      {isOwner && !isSet ? (
        <p className="max-w-prose text-sm text-ink-3">
          That copies your targets, rules, weights and assumptions as they are now. Your tax details, budget, ownership and tolerance of
          risk stay yours.
        </p>
      ) : null}
    </Panel>
  );
}

/** Whether the workspace has a profile, and the calls that set and remove it. `isSet` is null while it is loading. */
function useTeamProfile() {
  const record = useProfileRecord();
  const { newId, now } = useClock();
  const [isSet, setIsSet] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void record.readWorkspaceProfile().then((profile) => (current ? setIsSet(profile !== null) : undefined));
    return () => {
      current = false;
    };
  }, [record]);
  const write = async (work: () => Promise<ProfileWritten>, after: boolean) => {
    setBusy(true);
    setProblem(null);
    const written = await work();
    setBusy(false);
    if (written.ok) setIsSet(after);
    else setProblem(failureText(written.error));
  };
  const set = () => void write(async () => record.writeWorkspaceProfile(profileForTeam(await record.readProfile()), newId(), now()), true);
  const unset = () => void write(() => record.removeWorkspaceProfile(newId(), now()), false);
  return { isSet, busy, problem, set, unset };
}
