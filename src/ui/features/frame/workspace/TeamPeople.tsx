import { useEffect, useMemo, type ReactNode } from 'react';
import { PeopleContext, type WorkspacePeople } from '../../../hooks/peopleContext.ts';
import type { TeamServices } from '../../../hooks/serviceParts.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { useTeams, useTeamsState } from '../../../hooks/useTeams.ts';

interface TeamPeopleProps {
  readonly workspaceId: string;
  readonly children: ReactNode;
}

/** Gives the screens of a team workspace the names of its people: members, and those who have left but changed something. */
export function TeamPeople({ workspaceId, children }: TeamPeopleProps) {
  const services = useTeams();
  if (services === null || services === undefined) return <PeopleContext value={nobodyKnown}>{children}</PeopleContext>;
  return (
    <Known services={services} workspaceId={workspaceId}>
      {children}
    </Known>
  );
}

/** Until the names are loaded, changes from other devices are by "another member". */
const nobodyKnown: WorkspacePeople = { isShared: true, me: { user: '', name: 'You' }, isOwner: false, members: [], devices: {} };

function Known({ services, workspaceId, children }: TeamPeopleProps & { readonly services: TeamServices }) {
  const { userId } = usePerson();
  const { teams } = services;
  const details = useTeamsState(services).details[workspaceId];
  useEffect(() => void teams.read(workspaceId), [teams, workspaceId]);
  const people = useMemo((): WorkspacePeople => {
    const members = (details?.members ?? []).map(({ user, name }) => ({ user, name }));
    return {
      isShared: true,
      me: members.find(({ user }) => user === userId) ?? { user: userId ?? '', name: 'You' },
      isOwner: details?.team.role === 'owner',
      members,
      devices: details?.devices ?? {},
      tellMentioned: (mention) => void teams.mention(workspaceId, mention),
    };
  }, [details, teams, userId, workspaceId]);
  return <PeopleContext value={people}>{children}</PeopleContext>;
}
