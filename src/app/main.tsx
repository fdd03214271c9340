import '../ui/styles/global.css';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterFallback } from '../ui/features/errors/RouterFallback.tsx';
import { applyTheme, storedTheme } from '../ui/features/frame/theme.ts';
import { ServicesContext } from '../ui/hooks/services.ts';
import { router } from './router.tsx';
import { createServices } from './services.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import { updates } from './update/updates.ts';

installTrustedTypes();
applyTheme(storedTheme());

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

createRoot(container).render(
  <StrictMode>
    <CatchBoundary getResetKey={() => 'start'} errorComponent={RouterFallback}>
      <ServicesContext value={createServices()}>
        <RouterProvider router={router} />
      </ServicesContext>
    </CatchBoundary>
  </StrictMode>,
);

// After the first paint: the service worker fetches everything, and must not be in the way of the page that is wanted now.
addEventListener(
  'load',
  () => void import('./update/pwa.ts').then(({ startPwa }) => startPwa({ offer: updates.offer, broken: updates.offer })),
);
