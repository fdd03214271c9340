import { useSyncExternalStore } from 'react';

/** Below Tailwind's `sm` there is room for two deals side by side, not four. Paper always has room. */
const query = 'screen and (max-width: 39.99rem)';

function watch(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const useNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);
