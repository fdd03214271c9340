import { ClientOnly, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

// Loads right after the first paint, and whole: once there is trouble, it may be impossible to fetch anything.
const Messages = lazy(async () => ({ default: (await import('./Messages.tsx')).Messages }));

/** Around every screen: the screen and what tells of trouble. */
export function Shell() {
  return (
    <>
      <Outlet />
      {/* A message may come before this part is hydrated: the prerendered page has none. */}
      <ClientOnly>
        <Suspense fallback={null}>
          <Messages />
        </Suspense>
      </ClientOnly>
    </>
  );
}
