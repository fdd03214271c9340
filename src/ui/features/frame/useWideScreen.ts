import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from here on the side navigation has room. */
const query = '(min-width: 64rem)';

function watch(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window has room for the side navigation; null while a prerendered page is hydrated, which is the same for every window. */
export const useWideScreen = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watch,
    () => matchMedia(query).matches,
    () => null,
  );
