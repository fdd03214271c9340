import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/**
 * The kinds of income that social charges distinguish: bare rents, furnished letting that is not a profession, gains on a home, dividends.
 */
export type SociallyCharged = 'bare' | 'furnished' | 'gain' | 'dividends';

const usual = percent(17.2);
const raised = percent(18.6);

/** First year of incomes charged at the raised rate; the others keep the usual one. */
const raisedFrom: Readonly<Partial<Record<SociallyCharged, number>>> = { furnished: 2025, dividends: 2026 };

/** The rate of social charges (prélèvements sociaux) on a kind of income in a year, from 2018 on. */
export const socialRate = (income: SociallyCharged, year: number): Rate => (year >= (raisedFrom[income] ?? Infinity) ? raised : usual);
