import '../ui/styles/global.css';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { RouterFallback } from '../ui/features/errors/RouterFallback.tsx';
import { ServicesContext } from '../ui/hooks/services.ts';
import { quiet } from './quiet.ts';
import { createAppRouter } from './router.tsx';
import { createServices } from './services.ts';
import { takeOver } from './start/takeOver.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import { updates } from './update/updates.ts';

installTrustedTypes();

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

void takeOver(container, router, app);

// The service worker fetches everything, and must not be in the way of the screen that is wanted now.
const unsubscribe = router.subscribe('onRendered', () => {
  unsubscribe();
  void quiet(2_000)
    .then(() => import('./update/startUpdates.ts'))
    .then(({ startUpdates }) => startUpdates(updates.offer));
});
if ('launchQueue' in globalThis)
  addEventListener(
    'load',
    () =>
      void import('./handed/takeLaunches.ts').then(({ takeLaunches }) =>
        takeLaunches(() => void router.navigate({ to: '/deals', hash: 'received' })),
      ),
  );
