import { useMemo } from 'react';
import { dayOf } from '../../../core/kernel/calendar.ts';
import { toPercent, percent, rate } from '../../../core/kernel/rate.ts';
import type { Portfolio, PortfolioQuestion } from '../../../core/portfolio/assessPortfolio.ts';
import { useHoldings, type Item } from '../../../data/view/items.ts';
import { useClock } from '../../hooks/useClock.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useAnswer } from '../liveDeal/useAnswer.ts';
import { useProfile } from '../liveDeal/useProfile.ts';
import type { PortfolioSearch } from '../address/portfolioSearch.ts';

export interface PortfolioState {
  /** Null while loading. */
  readonly holdings: readonly Item<'holdings'>[] | null;
  /** The latest result, which may be slightly out of date; null before the first. */
  readonly portfolio: Portfolio | null;
  readonly fresh: boolean;
  readonly failure: string | null;
}

export const forecastYears = 10;

/** This device's holdings and their figures, computed in a worker. */
export function usePortfolio(growth: PortfolioSearch['growth']): PortfolioState {
  const { view } = usePerson();
  const { now } = useClock();
  const holdings = useHoldings(view) ?? null;
  const { profile } = useProfile();
  const today = dayOf(now());
  const tried = JSON.stringify(growth);
  // Must be stable while the question is unchanged, because a new object would start a new calculation.
  const args = useMemo((): [PortfolioQuestion] | null => {
    if (holdings === null || profile === null || holdings.length === 0) return null;
    const given = JSON.parse(tried) as Readonly<Record<string, number>>;
    const rates = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, percent(value)]));
    return [{ holdings, profile, today, years: forecastYears, growth: rates }];
  }, [holdings, profile, today, tried]);
  const { answer, fresh, failure } = useAnswer({ name: 'assessPortfolio', args, lane: 'portfolio' });
  return { holdings, portfolio: answer, fresh, failure: failure?.message ?? null };
}

/** A rate as written in the URL. */
export const addressRate = (fraction: number): number => Number(toPercent(rate(fraction)).toFixed(2));
