import { minor, shareOf, subtractMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { CompanyYear, CompanyYearInput } from '../../../landlordRules.ts';
import type { Place } from '../../../rules.ts';
import { pendingBudget } from '../pendingBudget.ts';
import { ated } from './ated.ts';
import { corporationTax } from './corporationTax.ts';
import { dividendRuleOn } from '../incomeTaxYears.ts';
import { payOut } from './payOut.ts';

/**
 * One letting year of a company, in pence: all finance costs are deducted, corporation tax is charged, and the chosen share of cash is paid
 * out. The owners lend any shortfall, which is added to the owners' loan.
 */
export function companyYear(place: Place, { year, settings, owners, carried }: CompanyYearInput): CompanyYear {
  const profit = minor(year.rent - year.costs - settings.runningCosts - year.financeCosts);
  const lossesUsed = minor(Math.max(0, Math.min(profit, carried.losses)));
  const taxableProfit = minor(Math.max(0, profit - lossesUsed));
  const charged = corporationTax({ ...settings, on: year.on, profits: taxableProfit });
  const envelope = settings.dwelling === undefined ? null : ated(year.on, settings.dwelling);
  const enveloped = envelope?.charge ?? zeroMoney;
  const cash = minor(carried.cash + profit - year.principalRepaid - charged.tax - enveloped);
  const lent = minor(Math.max(0, 0 - cash));
  const reserves = minor(carried.reserves + profit - charged.tax - enveloped);
  const ownersLoan = minor(carried.ownersLoan + lent);
  const toPay = shareOf(minor(Math.max(0, cash)), settings.payOut);
  const paid = payOut(place, { on: year.on, cash: toPay, ownersLoan, reserves, owners });
  return {
    profit,
    taxableProfit,
    companyTax: charged.tax,
    ated: enveloped,
    ...paid,
    lent,
    tax: minor(charged.tax + enveloped + paid.dividendTax),
    netCash: minor(paid.loanRepaid + paid.dividends - paid.dividendTax - lent),
    carried: {
      losses: minor(carried.losses - lossesUsed + Math.max(0, 0 - profit)),
      ownersLoan: subtractMoney(ownersLoan, paid.loanRepaid),
      reserves: subtractMoney(reserves, paid.dividends),
      cash: minor(Math.max(0, cash) - paid.loanRepaid - paid.dividends),
    },
    rules: [
      ...charged.rules,
      ...(envelope?.rules ?? []),
      ...(paid.dividends > 0 ? [dividendRuleOn(year.on)] : []),
      ...pendingBudget(year.on),
    ],
    notes: [
      ...charged.notes,
      ...(envelope?.notes ?? []),
      ...(paid.loanRepaid > 0 ? ['The company first repays its owners’ loan, which is tax-free.'] : []),
    ],
  };
}
