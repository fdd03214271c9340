import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterFallback } from '../ui/features/errors/RouterFallback.tsx';
import { ServicesContext } from '../ui/hooks/services.ts';
import { whenPageIdle } from './whenPageIdle.ts';
import { createAppRouter } from './router.tsx';
import { createServices } from './services.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import { updates } from './update/updates.ts';

type Router = ReturnType<typeof createAppRouter>;

/** Renders the app in `place`, or hydrates the prerendered page there. */
export async function renderApp(place: HTMLElement): Promise<void> {
  installTrustedTypes();
  const router = createAppRouter();
  startLater(router);
  const { prerendered } = place.dataset;
  if (prerendered === undefined) return startTransition(() => createRoot(place).render(appOver(router)));
  // Renders the matches without a suspense boundary on the first load, as the prerendering router does.
  router.ssr = { manifest: undefined };
  // Loads all chunks at once, because the device's data is read next, and a missing chunk would restart hydration.
  if (prerendered === 'first-visit') await (await import('./screens.ts')).firstVisit();
  // The router shows the failure if a screen cannot be loaded.
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
    // The service worker downloads every file, and must not compete with the current screen.
    const calm = whenPageIdle(2_000);
    void calm.then(() => import('./update/startUpdates.ts')).then(({ startUpdates }) => startUpdates(updates.offer));
    // Files stay in the queue until they are read.
    void calm
      .then(() => import('./received/receiveFiles.ts'))
      .then(({ receiveFiles }) => receiveFiles(() => void router.navigate({ to: '/deals', hash: 'received' })));
  });
}
