import type { TeamDetails } from '../../../core/contracts/teamsContract.ts';
import type { Member, People } from '../../../core/deal/collaboration/people.ts';

/** What the server said about a team workspace. */
export type KnownTeam = Pick<TeamDetails, 'members' | 'devices'> & { readonly team: Pick<TeamDetails['team'], 'role'> };

/** The people of a team workspace. Null if the server has not answered on this device: then only the person is known. */
export function teamPeople(me: Member, known: KnownTeam | null): People {
  const members = known?.members.map(({ user, name }) => ({ user, name })) ?? [me];
  return {
    isShared: true,
    me: members.find(({ user }) => user === me.user) ?? me,
    isOwner: known?.team.role === 'owner',
    members,
    devices: known?.devices ?? {},
  };
}
