import { ClientOnly, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

// Loaded in full right after the first paint, because once something has failed it may be impossible to fetch.
const Messages = lazy(async () => ({ default: (await import('./Messages.tsx')).Messages }));

/** The frame of every screen, with its notices. */
export function Shell() {
  return (
    <>
      <Outlet />
      {/* A message may arrive before hydration, and the prerendered page has none. */}
      <ClientOnly>
        <Suspense fallback={null}>
          <Messages />
        </Suspense>
      </ClientOnly>
    </>
  );
}
