import { usePart } from './workspace.ts';
import type { Person } from './workspaceParts.ts';

/** The person, on every screen inside the app frame, which waits for their workspace. */
export const usePerson = (): Person => usePart('person');
