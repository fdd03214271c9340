import { useMemo } from 'react';
import { undoLast } from '../../../components/notice/undoLast.ts';
import { useActions, type Action } from '../../../parts/actions/actionRegistry.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

/** ⌘Z or Ctrl+Z takes back the last change of this visit, then the newest edit of the deal; inside a field it stays the field's own undo. */
export function useUndoKey({ undo }: Pick<LiveDeal, 'undo'>): void {
  const actions = useMemo((): readonly Action[] => {
    const run = (): void => void (undoLast() || undo());
    return [{ id: 'undo', label: 'Undo the last change', group: 'Do', keys: 'mod+z', run }];
  }, [undo]);
  useActions(actions);
}
