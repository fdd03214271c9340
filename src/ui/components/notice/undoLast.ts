import { createUndoHistory } from './undoHistory.ts';

/** One step. The workbench, where many are made in a row, keeps a separate history. */
const history = createUndoHistory(1);

/** Makes a change that its notice's Undo and ⌘Z take back, until the next one; answers whether anything was changed. */
export const undoable = history.run;

/** Takes the last change back, once; false if no change is left. */
export const undoLast = history.undoLast;
