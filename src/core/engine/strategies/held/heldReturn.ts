import type { GrowthInputs } from '../../../deal/strategies/inputs/sharedInputs.ts';
import { minor, shareOf } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { IrrAnswer } from '../../analysis.ts';
import { answerOf } from '../../finance/flows/rateAnswer.ts';
import type { TimedFlow } from '../../finance/flows/ratesOfFlows.ts';
import type { StrategyYear } from '../strategyAnalysis.ts';

export interface HeldReturn {
  /** Sale price less selling costs and the loan then left. */
  readonly saleProceeds: Minor;
  /** Searched for when asked. */
  readonly irr: () => IrrAnswer;
  /** All that comes out over all that goes in; null when nothing goes in. */
  readonly equityMultiple: number | null;
}

/** What happens before the first year kept: money in and out at times in years, and when that year begins. */
export interface Opening {
  readonly flows: readonly TimedFlow[];
  readonly startsAt: number;
}

/** Sells at the end of the last year held at the projected value. Before income tax and tax on the gain. */
export function heldReturn(
  { flows, startsAt }: Opening,
  years: readonly StrategyYear[],
  { holdYears, sellingCosts }: Pick<GrowthInputs, 'holdYears' | 'sellingCosts'>,
): HeldReturn {
  const held = years.slice(0, holdYears);
  const last = held.at(-1);
  if (last === undefined) throw new RangeError(`Nothing is held for ${holdYears} years`);
  const saleProceeds = minor(last.propertyValue - shareOf(last.propertyValue, sellingCosts) - last.loanBalance);
  const all: readonly TimedFlow[] = [
    ...flows,
    ...held.map((year) => ({ at: startsAt + year.year, amount: year.cashFlow + (year === last ? saleProceeds : 0) })),
  ];
  return { saleProceeds, irr: () => answerOf(all), equityMultiple: equityMultipleOf(all) };
}

/** All that comes out over all that goes in; null when nothing goes in. */
export function equityMultipleOf(flows: readonly TimedFlow[]): number | null {
  let paidIn = 0;
  let paidOut = 0;
  for (const { amount } of flows) {
    if (amount < 0) paidIn -= amount;
    else paidOut += amount;
  }
  return paidIn === 0 ? null : paidOut / paidIn;
}
