import { useMemo } from 'react';
import { createUndoHistory, type UndoHistory } from '../../../components/notice/undoHistory.ts';
import { undoLast } from '../../../components/notice/undoLast.ts';
import { useActions, type Action } from '../../../parts/actions/actionRegistry.ts';

/** More steps back than anybody goes. */
const deepest = 100;

/** Changes of this screen, taken back one after the other by ⌘Z, or each by its own notice. */
export function useUndoStack(): UndoHistory {
  const history = useMemo(() => createUndoHistory(deepest), []);
  const actions = useMemo((): readonly Action[] => {
    const run = (): void => void (history.undoLast() || undoLast());
    return [{ id: 'undo', label: 'Undo the last change', group: 'Do', keys: 'mod+z', run }];
  }, [history]);
  useActions(actions);
  return history;
}
