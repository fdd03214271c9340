import type { Analytics } from '../../analytics/createAnalytics.ts';
import { useService } from './services.ts';

/** The user's analytics consent and the unsent events, loaded when called. */
export const useAnalytics = (): (() => Promise<Analytics>) => useService('analytics');
