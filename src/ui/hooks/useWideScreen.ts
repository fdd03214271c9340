import { useSyncExternalStore } from 'react';

/** Tailwind's `lg` and `md`, the minimum widths for side navigation and for a table. */
const queries = { navigation: '(min-width: 64rem)', table: '(min-width: 48rem)' } as const;

const watchers = {
  navigation: (listener: () => void) => watch(queries.navigation, listener),
  table: (listener: () => void) => watch(queries.table, listener),
};

function watch(query: string, listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is wide enough; null during hydration, because the prerendered page is the same for every window. */
export const useHasWidthFor = (what: keyof typeof queries): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watchers[what],
    () => matchMedia(queries[what]).matches,
    () => null,
  );

export const useWideScreen = (): boolean | null => useHasWidthFor('navigation');
