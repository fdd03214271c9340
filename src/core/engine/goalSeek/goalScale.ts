import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { offerStep } from '../offerStep.ts';

export const goalInputs = ['purchasePrice', 'monthlyRent', 'mortgageRate', 'deposit', 'refurbishment'] as const;

/** The inputs goal seek can vary. */
export type GoalInput = (typeof goalInputs)[number];

/** An input expressed in whole steps: offer steps for the price, pounds, or hundredths of a percentage point. */
export interface GoalScale {
  readonly low: number;
  readonly high: number;
  /** The end of the range that the user prefers, such as the highest price or the lowest rent. */
  readonly prefers: 'highest' | 'lowest';
  readonly changesAt: (step: number) => Partial<BuyToLetInputs>;
  /** Converts a step to the input's value in its own unit, and back. */
  readonly valueAt: (step: number) => number;
  readonly stepOf: (value: number) => number;
}

/** The steps goal seek may try: amounts up to ten times the current value, rates across the catalogue's whole range. */
export function goalScale({ assumptions, vary }: { readonly assumptions: BuyToLetInputs; readonly vary: GoalInput }): GoalScale {
  const [least, most] = buyToLetEntry(vary).bounds;
  const prefers = vary === 'monthlyRent' || vary === 'deposit' ? 'lowest' : 'highest';
  if (vary === 'mortgageRate' || vary === 'deposit') {
    const changesAt = (step: number): Partial<BuyToLetInputs> => ({ [vary]: rate(inRates.valueAt(step)) });
    return { ...inRates, low: inRates.stepOf(least), high: inRates.stepOf(most), prefers, changesAt };
  }
  const reach = vary === 'monthlyRent' ? assumptions.monthlyRent : assumptions.purchasePrice;
  const size = vary === 'purchasePrice' ? offerStep : 100;
  const inAmounts = inStepsOf(size);
  return {
    ...inAmounts,
    low: Math.ceil(least / size),
    high: Math.floor(Math.min(most, Math.max(leastReach[vary], reach * 10)) / size),
    prefers,
    changesAt: (step) => ({ [vary]: minor(inAmounts.valueAt(step)) }),
  };
}

type Unit = Pick<GoalScale, 'valueAt' | 'stepOf'>;

const inStepsOf = (size: number): Unit => ({ valueAt: (step) => step * size, stepOf: (value) => Math.round(value / size) });
const inRates: Unit = { valueAt: (step) => step / 10_000, stepOf: (value) => Math.round(value * 10_000) };

const leastReach = { purchasePrice: 1_000_000_00, monthlyRent: 10_000_00, refurbishment: 1_000_000_00 } as const;
