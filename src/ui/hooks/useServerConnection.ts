import { createContext } from 'react';
import { useRequired } from './useRequired.ts';

/** Whether the app's own server answered lately; `navigator.onLine` alone is not believed. */
export interface ServerConnection {
  current(): 'online' | 'offline';
  subscribe(listener: () => void): () => void;
}

export const ServerConnectionContext = createContext<ServerConnection | null>(null);

/** The connection to the app's own server. */
export const useServerConnection = (): ServerConnection => useRequired(ServerConnectionContext);
