import { usePart } from './workspace.ts';
import type { Person } from './workspaceParts.ts';

/** The current user. Only for screens inside the app frame, which waits for the workspace. */
export const usePerson = (): Person => usePart('person');
