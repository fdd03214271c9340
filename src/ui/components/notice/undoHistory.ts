import type { Notice } from './NoticeBody.tsx';
import { raiseNotice } from './notify.ts';

/** A change that was stored. */
export interface Made {
  /** Takes it back. */
  readonly back: () => unknown;
  /** Said with an Undo button; null where only ⌘Z takes it back. */
  readonly notice: Omit<Notice, 'action'> | null;
}

export interface UndoHistory {
  /** Makes a change that can be taken back; answers false where nothing was changed, which `change` says by null. */
  readonly run: (change: () => Promise<Made | null>) => Promise<boolean>;
  /** Takes the newest change back, once; false if no change is left. */
  readonly undoLast: () => boolean;
}

/**
 * Changes that a person may take back. A change is the newest one from the moment it begins, not when it is stored, so that ⌘Z never means
 * the one before it. It is taken back once it is stored, and whatever is asked for after that waits, however long each takes.
 */
export function createUndoHistory(deepest: number): UndoHistory {
  let newest: readonly (() => void)[] = [];
  let takenBack: Promise<unknown> = Promise.resolve();
  const forget = (gone: () => void): void => {
    newest = newest.filter((takeBack) => takeBack !== gone);
  };
  return {
    run: async (change) => {
      let [made, isTaken]: [Made | null, boolean] = [null, false];
      let dismiss: (() => void) | null = null;
      const making = takenBack.then(change);
      const takeBack = (): void => {
        if (isTaken) return;
        isTaken = true;
        forget(takeBack);
        dismiss?.();
        takenBack = Promise.all([making.catch(() => null), takenBack])
          .then(([stored]) => stored?.back())
          .catch((cause: unknown) => console.warn('A change was not taken back', cause));
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
