import { useService } from './services.ts';

/** Whether the app's own server answered lately; `navigator.onLine` alone is not believed. */
export interface ServerConnection {
  current(): 'online' | 'offline';
  subscribe(listener: () => void): () => void;
}

/** The connection to the app's own server. */
export const useServerConnection = (): ServerConnection => useService('connection');
