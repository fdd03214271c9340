import { createContext } from 'react';
import type { People } from '../../core/deal/collaboration/people.ts';

/** A comment that mentions other members. */
export interface Mention {
  /** User ids, never the person's own. */
  readonly users: readonly string[];
  readonly deal: string;
  readonly comment: string;
}

/** The people of the open workspace, and how they learn of a mention. */
export interface WorkspacePeople extends People {
  /** Tells members that a stored comment mentions them. Absent in a personal workspace. Never rejects. */
  readonly tellMentioned?: (mention: Mention) => void;
}

/** The people of a team workspace; null in a personal one. Read through `parts/activity/usePeople.ts`. */
export const PeopleContext = createContext<WorkspacePeople | null>(null);
