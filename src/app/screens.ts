/**
 * The imports of the screens. They are in a separate file because each import lists every file its screen needs, and the landing page loads
 * without that list. Pages at all other addresses preload this file (`.config/vite/pages.ts`).
 */
export const auth = () => import('../ui/routes/AuthRoute.tsx');
export const receive = () => import('./received/ReceiveScreen.tsx');
export const shared = () => import('./shared/SharedLinkScreen.tsx');
export const frame = () => import('../ui/features/frame/AppFrame.tsx');
export const dashboard = () => import('../ui/routes/DashboardRoute.tsx');
export const deals = () => import('../ui/routes/DealsRoute.tsx');
export const firstVisit = () => import('./start/firstVisit.ts');
export const deal = () => import('../ui/routes/DealRoute.tsx');
export const syncProgress = () => import('../ui/routes/SyncProgressRoute.tsx');
export const simulator = () => import('../ui/routes/SimulatorRoute.tsx');
export const investorProfile = () => import('../ui/routes/InvestorProfileRoute.tsx');
export const alerts = () => import('../ui/features/alerts/AlertsRoute.tsx');
export const insights = () => import('../ui/routes/InsightsRoute.tsx');
export const areaInsights = () => import('../ui/routes/AreaInsightsRoute.tsx');
export const portfolio = () => import('../ui/routes/PortfolioRoute.tsx');
export const community = () => import('../ui/routes/CommunityRoute.tsx');
export const workspaces = () => import('../ui/routes/WorkspacesRoute.tsx');
export const install = () => import('../ui/routes/InstallRoute.tsx');
export const privacyDevice = () => import('../ui/routes/PrivacyDeviceRoute.tsx');
export const billing = () => import('../ui/routes/BillingRoute.tsx');
export const debugApify = () => import('../ui/routes/DebugApifyRoute.tsx');
export const legal = () => import('../ui/features/legal/LegalRoute.tsx');
export const notFound = () => import('../ui/routes/NotFoundRoute.tsx');
