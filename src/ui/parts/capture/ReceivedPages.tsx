import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useInbox } from './useInbox.ts';

const InboxPanel = lazy(async () => ({ default: (await import('./InboxPanel.tsx')).InboxPanel }));

/** Items shared with the app, opened with it or sent by the bookmarklet. Renders nothing when there are none. */
export function ReceivedPages() {
  const items = useInbox();
  const led = useLocation({ select: ({ hash }) => hash });
  const lost = led === 'not-received';
  const [shown, setShown] = useState(false);
  // Results stay on screen after reading.
  if (!shown && (items.length > 0 || lost)) setShown(true);
  return shown ? (
    <Suspense fallback={null}>
      <InboxPanel items={items} lost={lost} ledHere={led === 'received'} />
    </Suspense>
  ) : null;
}
