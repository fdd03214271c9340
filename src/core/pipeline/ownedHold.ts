import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { Analysis, PurchaseAnalysis, YearRow } from '../engine/analysis.ts';
import { firstYear } from '../engine/firstYear.ts';
import type { FirstYear } from '../engine/firstYear.ts';
import { noAmounts } from '../engine/plan/eventAmounts.ts';
import type { EventAmounts } from '../engine/plan/plan.ts';
import { projection } from '../engine/projection.ts';
import { addDays, addMonths } from '../kernel/calendar.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { addMoney, minor, shareOf, subtractMoney, sumMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import type { Disposal, LettingYear } from '../market/landlordRules.ts';
import type { MarketRules } from '../market/rules.ts';
import type { HoldBeforeTax } from '../report/afterTax/afterTax.ts';
import type { RuleRef } from '../market/ruleRef.ts';

export interface HoldGiven {
  readonly rules: MarketRules;
  readonly today: IsoDate;
  /** An analysis already made under these rules, reused if the terms are the same. */
  readonly analysed: { readonly assumptions: BuyToLetInputs; readonly analysis: Pick<Analysis, 'purchase' | 'years'> } | null;
}

/** The years held and the sale in the form that tax law needs, individually and in total. */
export interface OwnedHold {
  readonly years: readonly LettingYear[];
  /** The last month held; it is not necessarily the last of a year. */
  readonly lastMonth: number;
  readonly disposal: Disposal;
  readonly before: HoldBeforeTax;
  readonly purchaseRules: readonly RuleRef[];
}

/** A hold on the terms of one form of ownership, as projected and without plan events. */
export function ownedHold(terms: BuyToLetInputs, given: HoldGiven): OwnedHold {
  const { purchase, years } = onTerms(terms, given);
  const held = years.slice(0, terms.holdYears).map((row) => ({ ...row, ...noAmounts, lastMonth: row.year * 12 }));
  return holdOfYears({ terms, purchase, years: held, today: given.today });
}

/** A year of a projection or plan, with the fields that tax law needs. */
type HeldYear = YearRow & EventAmounts & { readonly lastMonth: number };

export interface HeldYears {
  readonly terms: BuyToLetInputs;
  readonly purchase: PurchaseAnalysis;
  readonly years: readonly HeldYear[];
  readonly today: IsoDate;
}

/**
 * The years held in the form that tax law needs, in minor units. Each year is taxed in the tax year in which it ends, and the sale in that
 * of the last day. Loan fees are finance costs of the year they are paid in (purchase fees of the first), even if added to the loan. They
 * are paid from the cash needed or the loan, so they are not deducted again from the first year's cash (`principalRepaid` adds them back).
 * Other buying costs, refurbishment and capital works belong to the property's cost; repairs are costs of their year.
 */
export function holdOfYears({ terms, purchase, years: held, today }: HeldYears): OwnedHold {
  const loanFees = loanFeesOf(purchase);
  const last = held.at(-1);
  if (last === undefined) throw new RangeError(`Can’t hold a property for ${terms.holdYears} years`);
  const years = held.map((row): LettingYear => ({
    on: lastDayOfMonths(today, row.lastMonth),
    rent: minor(row.rent - row.voids),
    costs: addMoney(row.costs, row.repairs),
    financeCosts: minor(row.interest + row.loanFees + (row.year === 1 ? loanFees : 0)),
    principalRepaid: minor(row.principal + row.capital - row.borrowed - (row.year === 1 ? loanFees : 0)),
  }));
  const capital = sumMoney(held.map((row) => row.capital));
  const sellingCosts = shareOf(last.propertyValue, terms.sellingCosts);
  const baseCost = minor(purchase.price + purchase.costsTotal - loanFees + capital);
  return {
    years,
    lastMonth: last.lastMonth,
    disposal: { on: lastDayOfMonths(today, last.lastMonth), proceeds: last.propertyValue, sellingCosts, baseCost, loan: last.loanBalance },
    before: {
      cashNeeded: purchase.cashNeeded,
      transferTax: purchase.transferTax.total,
      rent: sumMoney(years.map(({ rent }) => rent)),
      costs: sumMoney(years.map(({ costs }) => costs)),
      interest: sumMoney(held.map(({ interest }) => interest)),
      financeCosts: sumMoney(years.map(({ financeCosts }) => financeCosts)),
      newLoanFees: sumMoney(held.map((row) => row.loanFees)),
      principal: sumMoney(held.map(({ principal }) => principal)),
      capital,
      borrowed: sumMoney(held.map(({ borrowed }) => borrowed)),
      sale: minor(last.propertyValue - sellingCosts - last.loanBalance),
      salePrice: last.propertyValue,
      sellingCosts,
      baseCost,
    },
    purchaseRules: purchase.transferTax.rules,
  };
}

/** The first year of a hold on its own, in minor units. */
export function firstLettingYear({ purchase, letting, interest, principal }: FirstYear, today: IsoDate): LettingYear {
  const loanFees = loanFeesOf(purchase);
  return {
    on: lastDayOfMonths(today, 12),
    rent: letting.grossOperatingIncome,
    costs: letting.costs,
    financeCosts: addMoney(interest, loanFees),
    principalRepaid: subtractMoney(principal, loanFees),
  };
}

/** The last day of a span of months from a day. A year of ownership is taxed in the tax year that contains its last day. */
export const lastDayOfMonths = (today: IsoDate, months: number): IsoDate => addDays(addMonths(today, months), -1);

/** The part of the buying costs that is loan fees. */
const loanFeesOf = ({ costs }: PurchaseAnalysis): Minor =>
  sumMoney(costs.filter(({ id }) => loanFeeIds.has(id)).map(({ amount }) => amount));

const loanFeeIds: ReadonlySet<string> = new Set(['brokerFee', 'arrangementFee']);

function onTerms(terms: BuyToLetInputs, { rules, today, analysed }: HoldGiven): Pick<Analysis, 'purchase' | 'years'> {
  const { buyer, mortgageRate } = terms;
  if (analysed?.assumptions.buyer === buyer && analysed.assumptions.mortgageRate === mortgageRate) return analysed.analysis;
  const first = firstYear(terms, rules, today);
  return { purchase: first.purchase, years: projection(terms, first.purchase.loan) };
}
