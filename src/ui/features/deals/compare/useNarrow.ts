import { useSyncExternalStore } from 'react';

/** Below Tailwind's `sm`, two deals fit side by side but four do not. Print is never narrow. */
const query = 'screen and (max-width: 39.99rem)';

function watch(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const useNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);
