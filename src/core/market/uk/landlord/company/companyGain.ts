import { minor, subtractMoney } from '../../../../kernel/money.ts';
import type { CompanyGain, CompanyGainInput } from '../../../landlordRules.ts';
import type { Place } from '../../../rules.ts';
import { corporationTax } from './corporationTax.ts';
import { dividendRuleOn } from '../incomeTaxYears.ts';
import { pendingBudget } from '../pendingBudget.ts';
import { payOut } from './payOut.ts';

/**
 * A company's sale if everything is paid out at once, in pence. The gain is added to the year's profit for corporation tax, with no exempt
 * amount and no indexation for purchases since 2018; losses brought forward are used first. The owners' loan is then repaid tax-free and
 * the rest paid as one year's dividend. A winding-up, which may be taxed as a gain, is not modelled.
 */
export function companyGain(place: Place, { disposal, settings, owners, carried, yearProfit }: CompanyGainInput): CompanyGain {
  const { on, proceeds, sellingCosts, baseCost, loan } = disposal;
  const gain = minor(proceeds - sellingCosts - baseCost);
  const charged = minor(Math.max(0, gain - carried.losses));
  const whole = corporationTax({ ...settings, on, profits: minor(yearProfit + charged) });
  const companyTax = subtractMoney(whole.tax, corporationTax({ ...settings, on, profits: yearProfit }).tax);
  const cash = minor(carried.cash + proceeds - sellingCosts - loan - companyTax);
  const reserves = minor(carried.reserves + gain - companyTax);
  const paid = payOut(place, { on, cash, ownersLoan: carried.ownersLoan, reserves, owners });
  const shortfall = Math.min(0, cash);
  return {
    gain,
    companyTax,
    ...paid,
    tax: minor(companyTax + paid.dividendTax),
    netCash: minor(paid.loanRepaid + paid.dividends - paid.dividendTax + shortfall),
    rules: [...whole.rules, ...(paid.dividends > 0 ? [dividendRuleOn(on)] : []), ...pendingBudget(on)],
    notes: [
      ...whole.notes,
      'We assume all remaining cash is paid out at once as a dividend. Paying it over several years, or winding up the company, may cost less tax.',
    ],
  };
}
