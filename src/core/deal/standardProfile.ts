import { fromMajor } from '../kernel/money.ts';
import { percent } from '../kernel/rate.ts';
import type { Profile } from './profile.ts';

/**
 * What we hold a deal against until the person says otherwise. Interest cover of 125 % is the floor of the Prudential
 * Regulation Authority's SS13/16, debt service cover of 1.25 what lenders ask who test it; the rest is our convention.
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
