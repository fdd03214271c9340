import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { type Notice, NoticeBody } from './NoticeBody.tsx';

/**
 * Puts a notice into the toast region. One that offers an action or carries bad news stays longer: reading takes time.
 * Headless on purpose: the library's own look writes its style sheet through innerHTML, which Trusted Types refuse.
 */
export function showNotice(notice: Notice): () => void {
  const bad = notice.tone === 'poor';
  const id = toast((shown) => createElement(NoticeBody, { notice, onDismiss: () => toast.dismiss(shown.id) }), {
    duration: notice.action !== undefined || bad ? 8000 : 4500,
    ariaProps: { role: bad ? 'alert' : 'status', 'aria-live': bad ? 'assertive' : 'polite' },
  });
  return () => toast.dismiss(id);
}
