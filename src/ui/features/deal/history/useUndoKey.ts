import { useMemo } from 'react';
import { undoLast } from '../../../components/notice/undoLast.ts';
import { useActions, type Action } from '../../../parts/actions/actionRegistry.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

/** ⌘Z or Ctrl+Z undoes the last change of this visit, then the deal's newest edit. Inside a field, the field's own undo applies. */
export function useUndoKey({ undo }: Pick<LiveDeal, 'undo'>): void {
  const actions = useMemo((): readonly Action[] => {
    const run = (): void => void (undoLast() || undo());
    return [{ id: 'undo', label: 'Undo the last change', group: 'Do', keys: 'mod+z', run }];
  }, [undo]);
  useActions(actions);
}
