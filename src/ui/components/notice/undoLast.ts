import { createUndoHistory } from './undoHistory.ts';

/** One step. The workbench, where many are made in a row, keeps a separate history. */
const history = createUndoHistory(1);

/** Makes a change that its notice's Undo and ⌘Z can undo until the next one. Resolves to whether anything changed. */
export const undoable = history.run;

/** Undoes the last change once; false when there is none left. */
export const undoLast = history.undoLast;
