import type { Notice } from './NoticeBody.tsx';

/** Shows a notice; returns a function that removes it. */
type ShowNotice = (notice: Notice) => () => void;

let show: ShowNotice | null = null;
let waiting: readonly (() => void)[] = [];

/** Shows a toast. */
export const notify = (notice: Notice): void => void raiseNotice(notice);

/**
 * Shows a toast and returns a function that removes it. Loads no code, because the toast may report that loading has failed. Toasts raised
 * before the toast region is mounted are shown once it is.
 */
export function raiseNotice(notice: Notice): () => void {
  if (show !== null) return show(notice);
  let dismiss: (() => void) | null = null;
  let isDismissed = false;
  const later = (): void => {
    if (!isDismissed && show !== null) dismiss = show(notice);
  };
  waiting = [...waiting, later];
  return () => {
    isDismissed = true;
    dismiss?.();
  };
}

/** Sets the function that shows notices, then shows those already waiting. */
export function showNoticesBy(given: ShowNotice): void {
  show = given;
  const late = waiting;
  waiting = [];
  late.forEach((tell) => tell());
}
