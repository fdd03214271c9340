import type { Notice } from './NoticeBody.tsx';

/** Shows a toast. Its code is already there by the time anybody can press anything: `Toasts` fetches it after the first paint. */
export function notify(notice: Notice): void {
  void import('./showNotice.ts').then(({ showNotice }) => showNotice(notice));
}
