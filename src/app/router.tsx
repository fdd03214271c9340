import { createRootRoute, createRoute, createRouter, type ErrorRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { parseDealsSearch } from '../ui/features/deals/dealsSearch.ts';
import { parseProgressSearch } from '../ui/features/progress/progressSearch.ts';
import { ErrorScreen } from '../ui/features/errors/ErrorScreen.tsx';
import { Spinner } from '../ui/components/notice/Spinner.tsx';
import { Shell } from './Shell.tsx';

/** An error that takes the whole page; one inside the frame lies in the frame's own main. */
const wholePage: ErrorRouteComponent = ({ error, reset }) => (
  <main>
    <ErrorScreen error={error} onRetry={reset} />
  </main>
);

const root = createRootRoute({
  component: Shell,
  errorComponent: wholePage,
  notFoundComponent: lazyRouteComponent(() => import('../ui/routes/NotFoundRoute.tsx'), 'NotFoundRoute'),
});

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  errorComponent: wholePage,
  component: lazyRouteComponent(() => import('../ui/routes/LandingRoute.tsx'), 'LandingRoute'),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  errorComponent: wholePage,
  component: lazyRouteComponent(() => import('../ui/routes/AuthRoute.tsx'), 'AuthRoute'),
});

/** Screens inside the app frame; the frame waits for the person's workspace. */
const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  errorComponent: wholePage,
  component: lazyRouteComponent(() => import('../ui/features/frame/AppFrame.tsx'), 'AppFrame'),
});

const deals = createRoute({
  getParentRoute: () => frame,
  path: '/deals',
  validateSearch: parseDealsSearch,
  component: lazyRouteComponent(() => import('../ui/routes/DealsRoute.tsx'), 'DealsRoute'),
});

const deal = createRoute({
  getParentRoute: () => frame,
  path: '/deals/$dealId',
  component: lazyRouteComponent(() => import('../ui/routes/DealRoute.tsx'), 'DealRoute'),
});

const syncProgress = createRoute({
  getParentRoute: () => frame,
  path: '/sync-progress',
  validateSearch: parseProgressSearch,
  component: lazyRouteComponent(() => import('../ui/routes/SyncProgressRoute.tsx'), 'SyncProgressRoute'),
});

const simulator = createRoute({
  getParentRoute: () => frame,
  path: '/simulator',
  // Read by the screen itself, which knows what each input accepts.
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: lazyRouteComponent(() => import('../ui/routes/SimulatorRoute.tsx'), 'SimulatorRoute'),
});

const investorProfile = createRoute({
  getParentRoute: () => frame,
  path: '/investor-profile',
  component: lazyRouteComponent(() => import('../ui/routes/InvestorProfileRoute.tsx'), 'InvestorProfileRoute'),
});

/** The product's routes; each loads its screen when it is asked for. */
export const router = createRouter({
  routeTree: root.addChildren([landing, auth, frame.addChildren([deals, deal, syncProgress, simulator, investorProfile])]),
  defaultPendingComponent: Spinner,
  defaultErrorComponent: ({ error, reset }) => <ErrorScreen error={error} onRetry={reset} />,
  defaultPendingMs: 150,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
