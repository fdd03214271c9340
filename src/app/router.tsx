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
import { loadTwice } from './loadTwice.ts';
import { Shell } from './Shell.tsx';

declare const __TEST_BUILD__: boolean;

/** Every screen except the landing page, which must not download the file names of the others. `vite.config.ts` refers to these names. */
const screens = () => import('./screens.ts');
const landingPage = () => import('../ui/routes/LandingRoute.tsx');

/** The named part of a module, loaded when its route is first shown. */
const screenPart: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadTwice(load), name);

/** Shown when an error replaces the whole page. An error inside the frame is shown in the frame's main area. */
const wholePage: ErrorRouteComponent = ({ error, reset }) => (
  <main>
    <ErrorScreen error={error} onRetry={reset} />
  </main>
);

const root = createRootRoute({
  component: Shell,
  errorComponent: wholePage,
  notFoundComponent: screenPart(async () => (await screens()).notFound(), 'NotFoundRoute'),
});

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  errorComponent: wholePage,
  component: screenPart(landingPage, 'LandingRoute'),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  errorComponent: wholePage,
  component: screenPart(async () => (await screens()).auth(), 'AuthRoute'),
});

// Outside the frame, because it needs no workspace and navigates away once it has the page.
const receive = createRoute({
  getParentRoute: () => root,
  path: '/receive',
  errorComponent: wholePage,
  component: screenPart(async () => (await screens()).receive(), 'ReceiveScreen'),
});

// Outside the frame, because its reader has neither an account nor a workspace.
const shared = createRoute({
  getParentRoute: () => root,
  path: '/shared/$linkId',
  errorComponent: wholePage,
  component: screenPart(async () => (await screens()).shared(), 'SharedLinkScreen'),
});

const legal = ['/privacy', '/terms', '/security', '/compliance'].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    errorComponent: wholePage,
    component: screenPart(async () => (await screens()).legal(), 'LegalRoute'),
  }),
);

/** Screens inside the app frame, which waits for the person's workspace. */
const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  errorComponent: wholePage,
  component: screenPart(async () => (await screens()).frame(), 'AppFrame'),
});

const dashboard = createRoute({
  getParentRoute: () => frame,
  path: '/dashboard',
  component: screenPart(async () => (await screens()).dashboard(), 'DashboardRoute'),
});

const deals = createRoute({
  getParentRoute: () => frame,
  path: '/deals',
  // The screen itself parses the search leniently, so that the landing page need not load the parser.
  validateSearch: (raw: Record<string, unknown>): DealsLink => raw,
  component: screenPart(async () => (await screens()).deals(), 'DealsRoute'),
});

const deal = createRoute({
  getParentRoute: () => frame,
  path: '/deals/$dealId',
  validateSearch: parseDealSearch,
  component: screenPart(async () => (await screens()).deal(), 'DealRoute'),
});

// The screen parses its search itself, to keep the parser out of the first load.
const workbench = createRoute({
  getParentRoute: () => frame,
  path: '/deals-v2',
  validateSearch: (raw: Record<string, unknown>): DealsLink => raw,
  component: screenPart(async () => (await screens()).deals(), 'DealsTableRoute'),
});

const syncProgress = createRoute({
  getParentRoute: () => frame,
  path: '/sync-progress',
  // The screen itself parses the search leniently.
  validateSearch: (raw: Readonly<Record<string, unknown>>): ProgressSearch => raw,
  component: screenPart(async () => (await screens()).syncProgress(), 'SyncProgressRoute'),
});

const simulator = createRoute({
  getParentRoute: () => frame,
  path: '/simulator',
  // The screen parses the search, because it knows what each input accepts.
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: screenPart(async () => (await screens()).simulator(), 'SimulatorRoute'),
});

const investorProfile = createRoute({
  getParentRoute: () => frame,
  path: '/investor-profile',
  component: screenPart(async () => (await screens()).investorProfile(), 'InvestorProfileRoute'),
});

// Both screens parse their own search parameters.
const insights = createRoute({
  getParentRoute: () => frame,
  path: '/insights',
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: screenPart(async () => (await screens()).insights(), 'InsightsRoute'),
});

const areaInsights = createRoute({
  getParentRoute: () => frame,
  path: '/area-insights',
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: screenPart(async () => (await screens()).areaInsights(), 'AreaInsightsRoute'),
});

// The screen parses its own search parameters.
const portfolio = createRoute({
  getParentRoute: () => frame,
  path: '/portfolio',
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: screenPart(async () => (await screens()).portfolio(), 'PortfolioRoute'),
});

const alerts = createRoute({
  getParentRoute: () => frame,
  path: '/alerts',
  component: screenPart(async () => (await screens()).alerts(), 'AlertsRoute'),
});

const community = createRoute({
  getParentRoute: () => frame,
  path: '/community',
  component: screenPart(async () => (await screens()).community(), 'CommunityRoute'),
});

const workspaces = createRoute({
  getParentRoute: () => frame,
  path: '/workspaces',
  component: screenPart(async () => (await screens()).workspaces(), 'WorkspacesRoute'),
});

const workspace = createRoute({
  getParentRoute: () => frame,
  path: '/workspaces/$workspaceId',
  component: screenPart(async () => (await screens()).workspaces(), 'WorkspaceRoute'),
});

const join = createRoute({
  getParentRoute: () => frame,
  path: '/join',
  component: screenPart(async () => (await screens()).workspaces(), 'JoinRoute'),
});

const install = createRoute({
  getParentRoute: () => frame,
  path: '/install',
  component: screenPart(async () => (await screens()).install(), 'InstallRoute'),
});

const privacyDevice = createRoute({
  getParentRoute: () => frame,
  path: '/privacy/device',
  component: screenPart(async () => (await screens()).privacyDevice(), 'PrivacyDeviceRoute'),
});

const billing = createRoute({
  getParentRoute: () => frame,
  path: '/billing',
  component: screenPart(async () => (await screens()).billing(), 'BillingRoute'),
});

const debugApify = createRoute({
  getParentRoute: () => frame,
  path: '/debug/apify',
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: screenPart(async () => (await screens()).debugApify(), 'DebugApifyRoute'),
});

const routeTree = root.addChildren([
  landing,
  auth,
  receive,
  shared,
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
    workspaces,
    workspace,
    join,
    install,
    privacyDevice,
    billing,
    debugApify,
  ]),
]);

// These pages are reached by plain links, because each is a separate document that works without scripts.
root.addChildren([landing, auth, receive, shared, frame, ...legal]);

// Every component in every state, for developers. A production build has neither the route nor the screen.
if (__TEST_BUILD__ || import.meta.env.DEV) {
  const gallery = createRoute({
    getParentRoute: () => root,
    path: '/gallery',
    component: lazyRouteComponent(() => import('../ui/routes/GalleryRoute.tsx'), 'GalleryRoute'),
  });
  root.addChildren([landing, auth, receive, shared, frame, ...legal, gallery]);
}

/** The app's routes, over the browser's history or the given one. Each screen loads on demand. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultPendingComponent: Spinner,
    defaultErrorComponent: ({ error, reset }) => <ErrorScreen error={error} onRetry={reset} />,
    defaultPendingMs: 150,
    // A loaded screen replaces its spinner at once, without the router's minimum of half a second.
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    // Without a browser, the router would restore the scroll position with an inline script.
    scrollRestoration: history === undefined,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
