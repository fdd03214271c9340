import { useEffect } from 'react';
import { useWorkspace } from '../../../hooks/services.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';

/** ⌘Z or Ctrl+Z takes back the newest edit of the deal; inside a field it stays the field's own undo. */
export function useUndoKey({ assume }: Pick<LiveDeal, 'assume'>, dealId: string): void {
  const { userId } = useWorkspace();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null) return;
      event.preventDefault();
      void import('./undo.ts').then(({ undoLast }) => undoLast({ assume }, dealId, userId));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [assume, dealId, userId]);
}
