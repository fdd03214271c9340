import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterFallback } from '../ui/features/errors/RouterFallback.tsx';
import { ServicesContext } from '../ui/hooks/services.ts';
import { quiet } from './quiet.ts';
import { createAppRouter } from './router.tsx';
import { createServices } from './services.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import { updates } from './update/updates.ts';

type Router = ReturnType<typeof createAppRouter>;

/** Renders the app in its place, or hydrates the page that was prerendered there. */
export async function renderApp(place: HTMLElement): Promise<void> {
  installTrustedTypes();
  const router = createAppRouter();
  startLater(router);
  const { prerendered } = place.dataset;
  if (prerendered === undefined) return startTransition(() => createRoot(place).render(appOver(router)));
  // As the prerendering router does, renders the matches without waiting for a first load in a suspense boundary.
  router.ssr = { manifest: undefined };
  // All of it at once: what the device holds is read next, and a part that has not come until then would begin again.
  if (prerendered === 'first-visit') await (await import('./screens.ts')).firstVisit();
  // A screen that cannot be loaded is the router's own failure to show.
  await router.load().catch(() => undefined);
  startTransition(() => void hydrateRoot(place, appOver(router)));
}

const appOver = (router: Router) => (
  <StrictMode>
    <CatchBoundary getResetKey={() => 'start'} errorComponent={RouterFallback}>
      <ServicesContext value={createServices()}>
        <RouterProvider router={router} />
      </ServicesContext>
    </CatchBoundary>
  </StrictMode>
);

function startLater(router: Router): void {
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe();
    // The service worker fetches everything, and must not be in the way of the screen that is wanted now.
    const calm = quiet(2_000);
    void calm.then(() => import('./update/startUpdates.ts')).then(({ startUpdates }) => startUpdates(updates.offer));
    // Files wait until they are taken.
    void calm
      .then(() => import('./received/takeFiles.ts'))
      .then(({ takeFiles }) => takeFiles(() => void router.navigate({ to: '/deals', hash: 'received' })));
  });
}
