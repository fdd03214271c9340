import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorRouteComponent,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { DealsLink } from '../ui/parts/address/dealsSearch.ts';
import { parseDealSearch } from '../ui/features/deal/dealSearch.ts';
import type { ProgressSearch } from '../ui/features/progress/progressSearch.ts';
import { ErrorScreen } from '../ui/features/errors/ErrorScreen.tsx';
import { Spinner } from '../ui/components/notice/Spinner.tsx';
import { Shell } from './Shell.tsx';

declare const __TEST_BUILD__: boolean;

/** Every screen but the landing page, which must not pay for their names. The build knows both by these names (`vite.config.ts`). */
const screens = () => import('./screens.ts');
const landingPage = () => import('../ui/routes/LandingRoute.tsx');

/** An error that takes the whole page; one inside the frame lies in the frame's own main. */
const wholePage: ErrorRouteComponent = ({ error, reset }) => (
  <main>
    <ErrorScreen error={error} onRetry={reset} />
  </main>
);

const root = createRootRoute({
  component: Shell,
  errorComponent: wholePage,
  notFoundComponent: lazyRouteComponent(async () => (await screens()).notFound(), 'NotFoundRoute'),
});

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  errorComponent: wholePage,
  component: lazyRouteComponent(landingPage, 'LandingRoute'),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  errorComponent: wholePage,
  component: lazyRouteComponent(async () => (await screens()).auth(), 'AuthRoute'),
});

// Stands outside the frame: it needs nobody's workspace, and leaves as soon as it has the page.
const receive = createRoute({
  getParentRoute: () => root,
  path: '/receive',
  errorComponent: wholePage,
  component: lazyRouteComponent(async () => (await screens()).receive(), 'ReceiveScreen'),
});

const legal = ['/privacy', '/terms', '/security', '/compliance'].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    errorComponent: wholePage,
    component: lazyRouteComponent(async () => (await screens()).legal(), 'LegalRoute'),
  }),
);

/** Screens inside the app frame; the frame waits for the person's workspace. */
const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  errorComponent: wholePage,
  component: lazyRouteComponent(async () => (await screens()).frame(), 'AppFrame'),
});

const dashboard = createRoute({
  getParentRoute: () => frame,
  path: '/dashboard',
  component: lazyRouteComponent(async () => (await screens()).dashboard(), 'DashboardRoute'),
});

const deals = createRoute({
  getParentRoute: () => frame,
  path: '/deals',
  // The screen reads it with its own forgiving parser, which the landing page need not load.
  validateSearch: (raw: Record<string, unknown>): DealsLink => raw,
  component: lazyRouteComponent(async () => (await screens()).deals(), 'DealsRoute'),
});

const deal = createRoute({
  getParentRoute: () => frame,
  path: '/deals/$dealId',
  validateSearch: parseDealSearch,
  component: lazyRouteComponent(async () => (await screens()).deal(), 'DealRoute'),
});

// Its search is read by the screen itself, so that its parser is not part of the start.
const workbench = createRoute({
  getParentRoute: () => frame,
  path: '/deals-v2',
  validateSearch: (raw: Record<string, unknown>): DealsLink => raw,
  component: lazyRouteComponent(async () => (await screens()).deals(), 'DealsTableRoute'),
});

const syncProgress = createRoute({
  getParentRoute: () => frame,
  path: '/sync-progress',
  // The screen reads it with its own forgiving parser.
  validateSearch: (raw: Readonly<Record<string, unknown>>): ProgressSearch => raw,
  component: lazyRouteComponent(async () => (await screens()).syncProgress(), 'SyncProgressRoute'),
});

const simulator = createRoute({
  getParentRoute: () => frame,
  path: '/simulator',
  // Read by the screen itself, which knows what each input accepts.
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: lazyRouteComponent(async () => (await screens()).simulator(), 'SimulatorRoute'),
});

const investorProfile = createRoute({
  getParentRoute: () => frame,
  path: '/investor-profile',
  component: lazyRouteComponent(async () => (await screens()).investorProfile(), 'InvestorProfileRoute'),
});

// The searches of both are read by their screens.
const insights = createRoute({
  getParentRoute: () => frame,
  path: '/insights',
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: lazyRouteComponent(async () => (await screens()).insights(), 'InsightsRoute'),
});

const areaInsights = createRoute({
  getParentRoute: () => frame,
  path: '/area-insights',
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: lazyRouteComponent(async () => (await screens()).areaInsights(), 'AreaInsightsRoute'),
});

// Its search is read by the screen itself.
const portfolio = createRoute({
  getParentRoute: () => frame,
  path: '/portfolio',
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: lazyRouteComponent(async () => (await screens()).portfolio(), 'PortfolioRoute'),
});

const alerts = createRoute({
  getParentRoute: () => frame,
  path: '/alerts',
  component: lazyRouteComponent(async () => (await screens()).alerts(), 'AlertsRoute'),
});

const community = createRoute({
  getParentRoute: () => frame,
  path: '/community',
  component: lazyRouteComponent(async () => (await screens()).community(), 'CommunityRoute'),
});

const install = createRoute({
  getParentRoute: () => frame,
  path: '/install',
  component: lazyRouteComponent(async () => (await screens()).install(), 'InstallRoute'),
});

const privacyDevice = createRoute({
  getParentRoute: () => frame,
  path: '/privacy/device',
  component: lazyRouteComponent(async () => (await screens()).privacyDevice(), 'PrivacyDeviceRoute'),
});

const billing = createRoute({
  getParentRoute: () => frame,
  path: '/billing',
  component: lazyRouteComponent(async () => (await screens()).billing(), 'BillingRoute'),
});

const debugApify = createRoute({
  getParentRoute: () => frame,
  path: '/debug/apify',
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: lazyRouteComponent(async () => (await screens()).debugApify(), 'DebugApifyRoute'),
});

const routeTree = root.addChildren([
  landing,
  auth,
  receive,
  frame.addChildren([
    dashboard,
    deals,
    deal,
    workbench,
    syncProgress,
    simulator,
    insights,
    areaInsights,
    alerts,
    investorProfile,
    portfolio,
    community,
    install,
    privacyDevice,
    billing,
    debugApify,
  ]),
]);

// Links to these are plain ones: each is a document of its own, so that it is read without a script.
root.addChildren([landing, auth, receive, frame, ...legal]);

// Every component in every state, for those who build the product; a production build has neither the route nor the screen.
if (__TEST_BUILD__ || import.meta.env.DEV) {
  const gallery = createRoute({
    getParentRoute: () => root,
    path: '/gallery',
    component: lazyRouteComponent(() => import('../ui/routes/GalleryRoute.tsx'), 'GalleryRoute'),
  });
  root.addChildren([landing, auth, receive, frame, ...legal, gallery]);
}

/** The product's routes, over the browser's history or another; each loads its screen when it is asked for. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultPendingComponent: Spinner,
    defaultErrorComponent: ({ error, reset }) => <ErrorScreen error={error} onRetry={reset} />,
    defaultPendingMs: 150,
    // A screen that is ready takes the place of its spinner at once: the router's own half a second would hold it back.
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    // Where there is no browser, its way to restore a scroll position would be an inline script.
    scrollRestoration: history === undefined,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
