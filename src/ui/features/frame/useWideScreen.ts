import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from here on the side navigation has room. One navigation is drawn, never two with one hidden. */
const query = '(min-width: 64rem)';

function watch(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window has room for the side navigation. */
export const useWideScreen = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);
