import { createContext } from 'react';
import type { Analytics } from '../../analytics/createAnalytics.ts';
import { useRequired } from './useRequired.ts';

export const AnalyticsContext = createContext<(() => Promise<Analytics>) | null>(null);

/** The person's choice about being counted, and what waits to be sent; loads when called. */
export const useAnalytics = (): (() => Promise<Analytics>) => useRequired(AnalyticsContext);
