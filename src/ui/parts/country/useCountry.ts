import type { MarketCountry } from '../../../core/market/markets.ts';
import { useProfile } from '../liveDeal/useProfile.ts';

/** The user's country; the United Kingdom while loading. */
export const useCountry = (): MarketCountry => useProfile().profile?.country ?? 'GB';
