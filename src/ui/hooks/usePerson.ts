import type { Result } from '../../core/kernel/result.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { usePart } from './workspace.ts';

/** Whose deals the screens show, and the rows they read. */
export interface Person {
  /** Null for whoever never signed in here. */
  readonly userId: string | null;
  readonly view: ViewDb;
  /** What became of opening the person's records behind the rows; the error is words for the person. */
  readonly opened: Promise<Result<null, { readonly message: string }>>;
}

/** The person, on every screen inside the app frame, which waits for their workspace. */
export const usePerson = (): Person => usePart('person');
