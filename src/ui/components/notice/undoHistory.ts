import type { Notice } from './NoticeBody.tsx';
import { raiseNotice } from './notify.ts';

/** A stored change. */
export interface StoredChange {
  /** Undoes the change. */
  readonly back: () => unknown;
  /** Notice shown with an Undo button; null when only ⌘Z undoes it. */
  readonly notice: Omit<Notice, 'action'> | null;
}

export interface UndoHistory {
  /** Makes an undoable change. Resolves to false when `change` returns null because nothing changed. */
  readonly run: (change: () => Promise<StoredChange | null>) => Promise<boolean>;
  /** Undoes the newest change once; false when there is none left. */
  readonly undoLast: () => boolean;
}

/**
 * History of undoable changes. From the moment a change begins, it is the one that ⌘Z undoes, never the one before it. Its undo runs once
 * the change is stored, and later requests wait for it.
 */
export function createUndoHistory(deepest: number): UndoHistory {
  let newest: readonly (() => void)[] = [];
  let takenBack: Promise<unknown> = Promise.resolve();
  const forget = (gone: () => void): void => {
    newest = newest.filter((takeBack) => takeBack !== gone);
  };
  return {
    run: async (change) => {
      let [made, isTaken]: [StoredChange | null, boolean] = [null, false];
      let dismiss: (() => void) | null = null;
      const making = takenBack.then(change);
      const takeBack = (): void => {
        if (isTaken) return;
        isTaken = true;
        forget(takeBack);
        dismiss?.();
        takenBack = Promise.all([making.catch(() => null), takenBack])
          .then(([stored]) => stored?.back())
          .catch((cause: unknown) => console.warn('A change could not be undone', cause));
      };
      newest = [...newest, takeBack].slice(-deepest);
      try {
        made = await making;
      } finally {
        if (made === null) forget(takeBack);
      }
      if (made !== null && made.notice !== null && !isTaken) {
        dismiss = raiseNotice({ ...made.notice, action: { label: 'Undo', run: takeBack } });
      }
      return made !== null;
    },
    undoLast: () => {
      const last = newest.at(-1);
      last?.();
      return last !== undefined;
    },
  };
}
