let last: (() => void) | null = null;

/** Remembers how the last change is taken back; null when it was. */
export function rememberUndo(undo: (() => void) | null): void {
  last = undo;
}

/** Takes the last change back, once; false when there is none. */
export function undoLast(): boolean {
  const undo = last;
  last = null;
  undo?.();
  return undo !== null;
}
