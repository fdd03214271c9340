import '../ui/styles/global.css';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterFallback } from '../ui/features/errors/RouterFallback.tsx';
import { ServicesContext } from '../ui/hooks/services.ts';
import { startPwa } from './pwa.ts';
import { router } from './router.tsx';
import { createServices } from './services.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import { updates } from './updates.ts';

installTrustedTypes();

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

startPwa({ offer: updates.offer, broken: updates.offer });
