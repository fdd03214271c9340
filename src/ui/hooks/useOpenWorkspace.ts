import { useService } from './services.ts';
import type { OpenWorkspace } from './serviceParts.ts';

/** Opens the signed-in user's workspace, or the signed-out one. */
export const useOpenWorkspace = (): OpenWorkspace => useService('openWorkspace');
