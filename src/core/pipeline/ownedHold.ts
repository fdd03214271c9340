import type { Assumptions } from '../deal/assumptions.ts';
import type { Analysis } from '../engine/analysis.ts';
import { firstYear } from '../engine/firstYear.ts';
import { projection } from '../engine/projection.ts';
import { addDays, addMonths } from '../kernel/calendar.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { minor, shareOf, sumMoney } from '../kernel/money.ts';
import type { Disposal, LettingYear } from '../market/landlordRules.ts';
import type { MarketRules, RuleRef } from '../market/rules.ts';
import type { HoldBeforeTax } from '../report/afterTax/afterTax.ts';

export interface HoldGiven {
  readonly rules: MarketRules;
  readonly today: IsoDate;
  /** What is analysed already; taken over where the terms are the same. */
  readonly analysed: { readonly assumptions: Assumptions; readonly analysis: Analysis };
}

/** The years held and the sale as tax law asks for them, and the same in sums. */
export interface OwnedHold {
  readonly years: readonly LettingYear[];
  readonly disposal: Disposal;
  readonly before: HoldBeforeTax;
  readonly purchaseRules: readonly RuleRef[];
}

/**
 * A hold on the terms of one form of ownership. Each year counts in the tax year in which it ends, the sale on the last day of the last
 * one. Loan fees are finance costs of the first year, paid then and not before, also where they are added to the loan; other costs of
 * buying and the refurbishment belong to the cost of the property.
 */
export function ownedHold(terms: Assumptions, { rules, today, analysed }: HoldGiven): OwnedHold {
  const { purchase, years: projected } = onTerms(terms, { rules, today, analysed });
  const loanFees = sumMoney(purchase.costs.filter(({ id }) => loanFeeIds.has(id)).map(({ amount }) => amount));
  const held = projected.slice(0, terms.holdYears);
  const years = held.map((row): LettingYear => ({
    on: addDays(addMonths(today, 12 * row.year), -1),
    rent: minor(row.rent - row.voids),
    costs: row.costs,
    financeCosts: minor(row.interest + (row.year === 1 ? loanFees : 0)),
    principalRepaid: row.principal,
  }));
  const last = held.at(-1);
  if (last === undefined) throw new RangeError(`Nothing is held for ${terms.holdYears} years`);
  const sellingCosts = shareOf(last.propertyValue, terms.sellingCosts);
  const baseCost = minor(purchase.price + purchase.costsTotal - loanFees);
  const on = addDays(addMonths(today, 12 * last.year), -1);
  return {
    years,
    disposal: { on, proceeds: last.propertyValue, sellingCosts, baseCost, loan: last.loanBalance },
    before: {
      cashIn: minor(purchase.cashNeeded - loanFees),
      transferTax: purchase.transferTax.total,
      rent: sumMoney(years.map(({ rent }) => rent)),
      costs: sumMoney(years.map(({ costs }) => costs)),
      financeCosts: sumMoney(years.map(({ financeCosts }) => financeCosts)),
      principal: sumMoney(years.map(({ principalRepaid }) => principalRepaid)),
      sale: minor(last.propertyValue - sellingCosts - last.loanBalance),
      salePrice: last.propertyValue,
      sellingCosts,
      baseCost,
    },
    purchaseRules: purchase.transferTax.rules,
  };
}

const loanFeeIds: ReadonlySet<string> = new Set(['brokerFee', 'arrangementFee']);

function onTerms(terms: Assumptions, { rules, today, analysed }: HoldGiven): Pick<Analysis, 'purchase' | 'years'> {
  const { assumptions, analysis } = analysed;
  if (terms.buyer === assumptions.buyer && terms.mortgageRate === assumptions.mortgageRate) return analysis;
  const first = firstYear(terms, rules, today);
  return { purchase: first.purchase, years: projection(terms, first.purchase.loan) };
}
