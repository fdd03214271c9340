import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { type Notice, NoticeBody } from './NoticeBody.tsx';

/**
 * Shows a notice in the toast region. Notices with an action or an error stay longer, to leave time to read.
 * Uses the library without its styles, because they use innerHTML, which Trusted Types block.
 */
export function showNotice(notice: Notice): () => void {
  const bad = notice.tone === 'poor';
  const id = toast((shown) => createElement(NoticeBody, { notice, onDismiss: () => toast.dismiss(shown.id) }), {
    duration: notice.action !== undefined || bad ? 8000 : 4500,
    ariaProps: { role: bad ? 'alert' : 'status', 'aria-live': bad ? 'assertive' : 'polite' },
  });
  return () => toast.dismiss(id);
}
