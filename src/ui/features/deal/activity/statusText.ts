import { decisionLabels, type Assignment, type Decision } from '../../../../core/deal/collaboration/collaboration.ts';
import { whoOfUser, personText, type People } from '../../../../core/deal/collaboration/people.ts';
import type { IsoDate } from '../../../../core/kernel/calendar.ts';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';

/** The assignee for use within a sentence: "you", "Anna". */
export const assigneeName = (people: People, { to, name }: Pick<Assignment, 'to' | 'name'>): string =>
  personText(whoOfUser(people, { user: to, name }));

/** Who works on the deal next, and by when: "Assigned to Anna, due 31 January 2027 (overdue)". */
export function assignmentText(people: People, assignment: Assignment, today: IsoDate): string {
  const { dueOn } = assignment;
  const due = dueOn === null ? '' : `, due ${formatDay(dueOn)}${dueOn < today ? ' (overdue)' : ''}`;
  return `Assigned to ${assigneeName(people, assignment)}${due}`;
}

/** What was decided, and by whom: "Make an offer, decided by you on 3 March 2026". */
export function decisionText(people: People, { choice, by, name, at }: Decision): string {
  return `${decisionLabels[choice]}, decided by ${personText(whoOfUser(people, { user: by, name }))} on ${dayFormat.format(at)}`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
