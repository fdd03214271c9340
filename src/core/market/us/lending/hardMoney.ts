import { minor, shareOf, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { lawRule } from '../lawRule.ts';

/** Usual terms of a short project loan ("hard money"), interest only. */
export const hardMoneyTerms = {
  /** Annual rate. */
  annualRate: { flip: { from: percent(9.5), to: percent(12.5) }, refinanced: { from: percent(9), to: percent(12) } },
  /** Share of the loan, paid at closing. */
  points: { flip: { from: percent(1.5), to: percent(3) }, refinanced: { from: percent(1), to: percent(2.5) } },
  months: { from: 6, to: 18 },
  /** Maximum share of the price, with the full rehab funded in draws. */
  ofPrice: { from: percent(85), to: percent(90) },
  /** Maximum share of the after-repair value. */
  ofValueAfterRepair: { from: percent(70), to: percent(75) },
} as const;

/** Defaults without a quote: 12% interest only, two points, six months, refinanced at 75% of the after-repair value. */
export const hardMoneyDefaults = {
  annualRate: percent(12),
  points: percent(2),
  months: 6,
  refinanceLoanToValue: { one: percent(75), twoToFour: percent(70) },
  refinanceCosts: { from: percent(2), to: percent(3) },
} as const;

export interface Project {
  readonly price: Minor;
  readonly works: Minor;
  readonly valueAfterRepair: Minor;
}

export interface ProjectCaps {
  /** Maximum share of the price. */
  readonly ofPrice: Rate;
  /** Maximum share of the after-repair value. */
  readonly ofValueAfterRepair: Rate;
}

/** The loan on a project in cents: a share of the price plus the full rehab, capped at a share of the after-repair value. */
export function hardMoneyLoan({ price, works, valueAfterRepair }: Project, { ofPrice, ofValueAfterRepair }: ProjectCaps): Minor {
  return minor(Math.min(sumMoney([shareOf(price, ofPrice), works]), shareOf(valueAfterRepair, ofValueAfterRepair)));
}

/** The loan in cents if the lender limits it by total cost: a share of price plus rehab. */
export const loanToCost = (price: Minor, works: Minor, share: Rate): Minor => shareOf(sumMoney([price, works]), share);

export const hardMoneyRule = lawRule('us-hard-money', {
  title: 'Hard money: rates and points in 2026 (market practice, not law)',
  url: 'https://eatsip365.com',
  from: '2026-01-01',
  seen: true,
});
