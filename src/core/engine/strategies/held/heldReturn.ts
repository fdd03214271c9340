import type { GrowthInputs } from '../../../deal/strategies/inputs/sharedInputs.ts';
import { minor, shareOf } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { IrrAnswer } from '../../analysis.ts';
import { irrAnswer } from '../../finance/flows/irrAnswer.ts';
import type { TimedFlow } from '../../finance/flows/irrRoots.ts';
import type { StrategyYear } from '../strategyAnalysis.ts';

export interface HeldReturn {
  /** Sale price less selling costs and the remaining loan. */
  readonly saleProceeds: Minor;
  /** The internal rate of return, computed on demand. */
  readonly irr: () => IrrAnswer;
  /** All inflows divided by all outflows; null without outflows. */
  readonly equityMultiple: number | null;
}

/** The cash flows before the first year held, with times in years, and the time at which that year begins. */
export interface Opening {
  readonly flows: readonly TimedFlow[];
  readonly startsAt: number;
}

/** The return from selling at the end of the last year held, at the projected value, before income tax and tax on the gain. */
export function heldReturn(
  { flows, startsAt }: Opening,
  years: readonly StrategyYear[],
  { holdYears, sellingCosts }: Pick<GrowthInputs, 'holdYears' | 'sellingCosts'>,
): HeldReturn {
  const held = years.slice(0, holdYears);
  const last = held.at(-1);
  if (last === undefined) throw new RangeError(`Can’t hold a property for ${holdYears} years`);
  const saleProceeds = minor(last.propertyValue - shareOf(last.propertyValue, sellingCosts) - last.loanBalance);
  const all: readonly TimedFlow[] = [
    ...flows,
    ...held.map((year) => ({ at: startsAt + year.year, amount: year.cashFlow + (year === last ? saleProceeds : 0) })),
  ];
  return { saleProceeds, irr: () => irrAnswer(all), equityMultiple: equityMultipleOf(all) };
}

/** All inflows divided by all outflows; null without outflows. */
export function equityMultipleOf(flows: readonly TimedFlow[]): number | null {
  let paidIn = 0;
  let paidOut = 0;
  for (const { amount } of flows) {
    if (amount < 0) paidIn -= amount;
    else paidOut += amount;
  }
  return paidIn === 0 ? null : paidOut / paidIn;
}
