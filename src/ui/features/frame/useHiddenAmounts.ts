import { useEffect, useState, useSyncExternalStore } from 'react';
import { amountsHidden } from '../../components/figure/amounts/amountsHidden.ts';
import { notify } from '../../components/notice/notify.ts';

/**
 * Keeps amounts hidden on every screen of the frame while the user has hidden them. Returns false until the masking code has loaded,
 * because amounts would otherwise flash on screen.
 */
export function useHiddenAmounts(): boolean {
  const hidden = useSyncExternalStore(amountsHidden.subscribe, amountsHidden.current, () => false);
  const [ready, setReady] = useState(!hidden);
  useEffect(() => {
    if (!hidden) return undefined;
    let current = true;
    let show = (): void => {};
    const hide = async (): Promise<void> => {
      try {
        const { watchAmounts } = await import('../../components/figure/amounts/watchAmounts.ts');
        if (current) show = watchAmounts(document.body);
      } catch {
        notify({ tone: 'poor', title: 'Couldn’t hide amounts', detail: 'Reload the page to try again.' });
      }
      setReady(true);
    };
    void hide();
    return () => {
      current = false;
      show();
    };
  }, [hidden]);
  return ready || !hidden;
}
