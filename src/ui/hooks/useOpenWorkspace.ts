import type { Workspace } from './workspace.ts';
import { useService } from './services.ts';

/** Rejects where the browser refuses its storage. `anew` gives up what was opened, or is being opened, and tries once more. */
export type OpenWorkspace = (how?: 'anew') => Promise<Workspace>;

/** Opens the workspace of whoever is signed in, or of nobody. */
export const useOpenWorkspace = (): OpenWorkspace => useService('openWorkspace');
