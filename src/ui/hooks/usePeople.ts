import { createContext, useContext, useMemo } from 'react';
import { signedOutUser } from '../../core/deal/collaboration/collaboration.ts';
import { personalPeople, type People } from '../../core/deal/collaboration/people.ts';
import { usePerson } from './usePerson.ts';

/** A comment that mentions other members. */
export interface Mention {
  /** User ids, never the person's own. */
  readonly users: readonly string[];
  readonly deal: string;
  readonly comment: string;
}

/** The people of the open workspace, and how they are told of a mention. */
export interface WorkspacePeople extends People {
  /** Tells members that a stored comment mentions them. Absent in a personal workspace. Never rejects. */
  readonly tellMentioned?: (mention: Mention) => void;
}

/** The people of a team workspace; null in a personal one. */
export const PeopleContext = createContext<WorkspacePeople | null>(null);

/** The people of the open workspace. In a personal workspace that is the person alone. */
export function usePeople(): WorkspacePeople {
  const { userId } = usePerson();
  const team = useContext(PeopleContext);
  const alone = useMemo(() => personalPeople({ user: userId ?? signedOutUser, name: 'You' }), [userId]);
  return team ?? alone;
}
