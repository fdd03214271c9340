import type { Analytics } from '../../analytics/createAnalytics.ts';
import { useService } from './services.ts';

/** The person's choice about being counted, and what waits to be sent; loads when called. */
export const useAnalytics = (): (() => Promise<Analytics>) => useService('analytics');
