import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/**
 * The kinds of income for social charges: unfurnished rents, non-professional furnished letting, property gains, dividends.
 */
export type SociallyCharged = 'bare' | 'furnished' | 'gain' | 'dividends';

const usual = percent(17.2);
const raised = percent(18.6);

/** The first income year at the raised rate; other kinds of income keep the usual rate. */
const raisedFrom: Readonly<Partial<Record<SociallyCharged, number>>> = { furnished: 2025, dividends: 2026 };

/** The rate of social charges (prélèvements sociaux) on a kind of income in a year, from 2018. */
export const socialRate = (income: SociallyCharged, year: number): Rate => (year >= (raisedFrom[income] ?? Infinity) ? raised : usual);
