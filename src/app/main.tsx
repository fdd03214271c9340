import '../ui/styles/global.css';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterFallback } from '../ui/features/errors/RouterFallback.tsx';
import { applyTheme, storedTheme } from '../ui/features/frame/theme.ts';
import { watchInstallPrompt } from '../ui/features/install/prompt/earlyPrompt.ts';
import { watchEarlyVisitor } from '../ui/features/landing/page/earlyVisitor.ts';
import { ServicesContext } from '../ui/hooks/services.ts';
import { quiet } from './quiet.ts';
import { createAppRouter } from './router.tsx';
import { createServices } from './services.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import { updates } from './update/updates.ts';

installTrustedTypes();
watchInstallPrompt();
applyTheme(storedTheme());

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

const router = createAppRouter();
const app = (
  <StrictMode>
    <CatchBoundary getResetKey={() => 'start'} errorComponent={RouterFallback}>
      <ServicesContext value={createServices()}>
        <RouterProvider router={router} />
      </ServicesContext>
    </CatchBoundary>
  </StrictMode>
);

if (container.dataset['prerendered'] === undefined) startTransition(() => createRoot(container).render(app));
else void takeOver(container);

/** The page is there already: it stays until the same page, alive, can take its place in one step. */
async function takeOver(place: HTMLElement): Promise<void> {
  watchEarlyVisitor(place);
  // A part that cannot be loaded is the router's own failure to show.
  await router.load().catch(() => undefined);
  startTransition(() => createRoot(place).render(app));
}

// The service worker fetches everything, and must not be in the way of the screen that is wanted now.
const unsubscribe = router.subscribe('onRendered', () => {
  unsubscribe();
  void quiet(2_000)
    .then(() => import('./update/pwa.ts'))
    .then(({ startPwa }) => startPwa(updates.offer));
});
if ('launchQueue' in globalThis)
  addEventListener(
    'load',
    () =>
      void import('./handed/takeLaunches.ts').then(({ takeLaunches }) =>
        takeLaunches(() => void router.navigate({ to: '/deals', hash: 'received' })),
      ),
  );
