import { minor } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { confirmedRule } from '../../euRule.ts';
import type { HoldYear } from '../../landlordTax.ts';

export const actualReturnRule = confirmedRule({
  id: 'nl-actual-return',
  title: 'Box 3: actual return if lower (tegenbewijsregeling)',
  inForceFrom: '2025-07-19',
  url: 'https://www.consumentenbond.nl/belastingaangifte/zelf-aangifte-doen/werkelijk-rendement-box-3-berekenen',
});

/**
 * The actual return in cents: rent and change in value less interest. Other costs, the allowance and earlier losses are not deducted; never
 * negative.
 */
export const actualReturn = ({ rent, financeCosts, value }: HoldYear, valueAtEnd: Minor): Minor =>
  minor(Math.max(0, rent + valueAtEnd - value - financeCosts));
