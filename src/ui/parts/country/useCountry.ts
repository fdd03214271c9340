import type { MarketCountry } from '../../../core/market/markets.ts';
import { useProfile } from '../liveDeal/useProfile.ts';

/** Where the person invests; the United Kingdom while that is read. */
export const useCountry = (): MarketCountry => useProfile().profile?.country ?? 'GB';
