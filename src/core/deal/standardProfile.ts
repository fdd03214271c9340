import { fromMajor } from '../kernel/money.ts';
import { percent } from '../kernel/rate.ts';
import type { Profile } from './profile.ts';

/**
 * The rules applied to a deal until the person sets their own. Interest cover of 125% is the minimum in the PRA's SS13/16, and debt service
 * cover of 1.25 is what lenders that test it require. The rest is our convention.
 */
export const standardProfile: Profile = {
  targets: {
    monthlyCashFlow: fromMajor(200),
    cashOnCash: percent(6),
    grossYield: percent(6),
    netYield: percent(4),
    interestCover: percent(125),
    debtServiceCover: percent(125),
  },
  defaults: {},
  weights: {},
};
