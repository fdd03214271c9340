import type { Notice } from './NoticeBody.tsx';

/** Shows a notice; answers how to take it away. */
type ShowNotice = (notice: Notice) => () => void;

let show: ShowNotice | null = null;
let waiting: readonly (() => void)[] = [];

/** Shows a toast. */
export const notify = (notice: Notice): void => void raiseNotice(notice);

/**
 * Shows a toast, and answers how to take it away. It fetches nothing: what it tells of may be that nothing can be fetched any more. One
 * that comes before the place for toasts is there waits for it.
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

/** From now on notices are shown by this; those that wait come first. */
export function showNoticesBy(given: ShowNotice): void {
  show = given;
  const late = waiting;
  waiting = [];
  late.forEach((tell) => tell());
}
