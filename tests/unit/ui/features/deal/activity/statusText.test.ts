import { describe, expect, it } from 'vitest';
import type { People } from '../../../../../../src/core/deal/collaboration/people.ts';
import { instant, isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { assignmentText, decisionText } from '../../../../../../src/ui/features/deal/activity/statusText.ts';

const [anna, ben] = [
  { user: 'anna', name: 'Anna' },
  { user: 'ben', name: 'Ben' },
];
const team: People = { isShared: true, me: anna, isOwner: false, members: [anna, ben], devices: {} };
const noon = instant(new Date(2026, 2, 3, 12).getTime());
const due = isoDate('2027-01-31');

describe('the status at the top of a deal', () => {
  it('names the assignee and the due date, also of a person who has left', () => {
    const assignment = { to: 'ben', name: 'Ben', dueOn: due, by: 'anna', at: noon };
    expect(assignmentText(team, assignment, due)).toBe('Assigned to Ben, due 31 January 2027');
    expect(assignmentText(team, { ...assignment, to: 'anna', dueOn: null }, due)).toBe('Assigned to you');
    expect(assignmentText(team, { ...assignment, to: 'cara', name: 'Cara', dueOn: null }, due)).toBe('Assigned to Cara');
  });

  it('is overdue from the day after the due date', () => {
    const assignment = { to: 'ben', name: 'Ben', dueOn: due, by: 'anna', at: noon };
    expect(assignmentText(team, assignment, isoDate('2027-02-01'))).toBe('Assigned to Ben, due 31 January 2027 (overdue)');
  });

  it('names the decision, the person and the day', () => {
    const decision = { choice: 'offer', reason: 'Good rent', by: 'ben', name: 'Ben', at: noon } as const;
    expect(decisionText(team, decision)).toBe('Make an offer, decided by Ben on 3 March 2026');
    expect(decisionText(team, { ...decision, choice: 'pass', by: 'anna' })).toBe('Pass, decided by you on 3 March 2026');
  });
});
