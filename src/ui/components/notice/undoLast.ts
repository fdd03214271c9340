import { createUndoHistory } from './undoHistory.ts';

/** Undo history of one step. The deals workbench, where users make many changes in a row, has its own history. */
const history = createUndoHistory(1);

/**
 * Makes a change that can be undone, with Undo in its notice or ⌘Z, until the next change. Resolves to whether anything changed.
 */
export const undoable = history.run;

/** Undoes the last change once; false when there is none left. */
export const undoLast = history.undoLast;
