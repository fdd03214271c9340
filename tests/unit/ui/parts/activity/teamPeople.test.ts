import { describe, expect, it } from 'vitest';
import type { TeamDetails } from '../../../../../src/core/contracts/teamsContract.ts';
import { whoOfDevice, whoOfUser } from '../../../../../src/core/deal/collaboration/people.ts';
import { teamPeople } from '../../../../../src/ui/parts/activity/teamPeople.ts';

const me = { user: 'anna', name: 'anna@example.com' };
const member = (user: string, name: string, role: 'owner' | 'editor'): TeamDetails['members'][number] => ({
  user,
  name,
  email: `${user}@example.com`,
  role,
  since: '2026-11-01T00:00:00Z',
});
const known = {
  team: { role: 'owner' as const },
  members: [member('anna', 'Anna', 'owner'), member('ben', 'Ben', 'editor')],
  devices: { MacC: { user: 'cara', name: 'Cara' } },
};

describe('the people of a team', () => {
  it('have the names that the server gives, also those who have left', () => {
    const people = teamPeople(me, known);
    expect(people).toMatchObject({ isShared: true, isOwner: true, me: { user: 'anna', name: 'Anna' } });
    expect(people.members).toEqual([
      { user: 'anna', name: 'Anna' },
      { user: 'ben', name: 'Ben' },
    ]);
    expect(whoOfDevice(people, { device: 'MacC', isHere: false, kind: 'Mac' }).name).toBe('Cara');
    expect(whoOfUser(people, { user: 'cara', name: 'Cara' }).name).toBe('Cara');
  });

  it('are the person alone, without an owner’s rights, until the server has answered', () => {
    expect(teamPeople(me, null)).toEqual({ isShared: true, isOwner: false, me, members: [me], devices: {} });
  });
});
