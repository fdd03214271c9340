import { useService } from './services.ts';
import type { OpenWorkspace } from './serviceParts.ts';

/** Opens the workspace of whoever is signed in, or of nobody. */
export const useOpenWorkspace = (): OpenWorkspace => useService('openWorkspace');
