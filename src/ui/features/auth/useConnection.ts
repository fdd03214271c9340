import { useSyncExternalStore } from 'react';
import { useServices } from '../../hooks/services.ts';

/** Whether the app's own server answered lately, following every change. */
export function useConnection(): 'online' | 'offline' {
  const { connection } = useServices();
  return useSyncExternalStore(
    (listener) => connection.subscribe(listener),
    () => connection.current(),
  );
}
