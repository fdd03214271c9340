import { useMemo } from 'react';
import { createUndoHistory, type UndoHistory } from '../../../components/notice/undoHistory.ts';
import { undoLast } from '../../../components/notice/undoLast.ts';
import { useActions, type Action } from '../../../parts/actions/actionRegistry.ts';

/** The maximum number of undo steps. */
const deepest = 100;

/** The undo history of this screen: ⌘Z undoes changes one by one, and each notice undoes its own. */
export function useUndoStack(): UndoHistory {
  const history = useMemo(() => createUndoHistory(deepest), []);
  const actions = useMemo((): readonly Action[] => {
    const run = (): void => void (history.undoLast() || undoLast());
    return [{ id: 'undo', label: 'Undo the last change', group: 'Do', keys: 'mod+z', run }];
  }, [history]);
  useActions(actions);
  return history;
}
