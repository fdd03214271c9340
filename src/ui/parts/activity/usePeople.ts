import { useContext, useMemo } from 'react';
import { signedOutUser } from '../../../core/deal/collaboration/collaboration.ts';
import { personalPeople } from '../../../core/deal/collaboration/people.ts';
import { PeopleContext, type WorkspacePeople } from '../../hooks/peopleContext.ts';
import { usePerson } from '../../hooks/usePerson.ts';

/** The people of the open workspace. In a personal workspace that is the person alone. */
export function usePeople(): WorkspacePeople {
  const { userId } = usePerson();
  const team = useContext(PeopleContext);
  const alone = useMemo(() => personalPeople({ user: userId ?? signedOutUser, name: 'You' }), [userId]);
  return team ?? alone;
}
