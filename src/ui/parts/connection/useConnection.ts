import { useSyncExternalStore } from 'react';
import { useServerConnection } from '../../hooks/useServerConnection.ts';

/** Whether the app's own server answered lately, following every change. */
export function useConnection(): 'online' | 'offline' {
  const connection = useServerConnection();
  return useSyncExternalStore(
    (listener) => connection.subscribe(listener),
    () => connection.current(),
  );
}
