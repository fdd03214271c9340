import { useMemo, useRef } from 'react';
import { undoLast } from '../../../components/notice/undoLast.ts';
import { useActions, type Action } from '../../frame/actions/actionRegistry.ts';

export interface UndoStack {
  /** Remembers how a change is taken back; the answer takes it back, once. */
  readonly remember: (undo: () => void) => () => void;
}

/** More steps back than anybody goes. */
const deepest = 100;

/** Changes of this screen, taken back one after the other by ⌘Z, or each by its own notice. */
export function useUndoStack(): UndoStack {
  const stack = useRef<(() => void)[]>([]);
  const actions = useMemo((): readonly Action[] => {
    const run = (): void => {
      const last = stack.current.at(-1);
      if (last === undefined) undoLast();
      else last();
    };
    return [{ id: 'undo', label: 'Undo the last change', group: 'Do', keys: 'mod+z', run }];
  }, []);
  useActions(actions);
  return useMemo(
    () => ({
      remember: (undo) => {
        const once = (): void => {
          const before = stack.current.length;
          stack.current = stack.current.filter((other) => other !== once);
          if (stack.current.length < before) undo();
        };
        stack.current = [...stack.current, once].slice(-deepest);
        return once;
      },
    }),
    [],
  );
}
