import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { type Notice, NoticeBody } from './NoticeBody.tsx';

/**
 * Shows a toast and returns its id. A toast that offers an action or carries bad news stays longer: reading takes time.
 * Headless on purpose: the library's own look writes its style sheet through innerHTML, which Trusted Types refuse.
 */
export function notify(notice: Notice): string {
  const bad = notice.tone === 'poor';
  return toast((shown) => createElement(NoticeBody, { notice, onDismiss: () => toast.dismiss(shown.id) }), {
    duration: notice.action !== undefined || bad ? 8000 : 4500,
    ariaProps: { role: bad ? 'alert' : 'status', 'aria-live': bad ? 'assertive' : 'polite' },
  });
}

/** Takes a toast away before its time. */
export const dismissNotice = (id: string): void => toast.dismiss(id);
