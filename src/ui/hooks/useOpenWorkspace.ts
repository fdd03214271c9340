import { createContext } from 'react';
import type { Workspace } from './WorkspaceProvider.tsx';
import { useRequired } from './useRequired.ts';

/** Rejects where the browser refuses its storage. `anew` gives up what was opened, or is being opened, and tries once more. */
export type OpenWorkspace = (how?: 'anew') => Promise<Workspace>;

export const OpenWorkspaceContext = createContext<OpenWorkspace | null>(null);

/** Opens the workspace of whoever is signed in, or of nobody. */
export const useOpenWorkspace = (): OpenWorkspace => useRequired(OpenWorkspaceContext);
