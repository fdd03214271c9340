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
  /** Null while they are read. */
  readonly holdings: readonly Item<'holdings'>[] | null;
  /** The newest answer, which may be of holdings as they were a moment ago; null until there is one. */
  readonly portfolio: Portfolio | null;
  readonly fresh: boolean;
  readonly failure: string | null;
}

export const forecastYears = 10;

/** The holdings of this device and every figure of them, computed off the page. */
export function usePortfolio(growth: PortfolioSearch['growth']): PortfolioState {
  const { view } = usePerson();
  const { now } = useClock();
  const holdings = useHoldings(view) ?? null;
  const { profile } = useProfile();
  const today = dayOf(now());
  const tried = JSON.stringify(growth);
  // The same object for as long as the question is the same: a new one would be asked again.
  const args = useMemo((): [PortfolioQuestion] | null => {
    if (holdings === null || profile === null || holdings.length === 0) return null;
    const given = JSON.parse(tried) as Readonly<Record<string, number>>;
    const rates = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, percent(value)]));
    return [{ holdings, profile, today, years: forecastYears, growth: rates }];
  }, [holdings, profile, today, tried]);
  const { answer, fresh, failure } = useAnswer({ name: 'assessPortfolio', args, lane: 'portfolio' });
  return { holdings, portfolio: answer, fresh, failure: failure?.message ?? null };
}

/** A rate as it stands in the address. */
export const addressRate = (fraction: number): number => Number(toPercent(rate(fraction)).toFixed(2));
