import { useSyncExternalStore } from 'react';
import { useServerConnection } from '../../hooks/useServerConnection.ts';

/** Whether the app's server responded recently, updated as it changes. */
export function useConnection(): 'online' | 'offline' {
  const connection = useServerConnection();
  return useSyncExternalStore(
    (listener) => connection.subscribe(listener),
    () => connection.current(),
  );
}
