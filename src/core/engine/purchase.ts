import type { Assumptions } from '../deal/assumptions.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { addMoney, minor, shareOf, subtractMoney, sumMoney, zeroMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { ratio, zeroRate } from '../kernel/rate.ts';
import type { MarketRules } from '../market/rules.ts';
import type { CostLine, PurchaseAnalysis } from './analysis.ts';

/**
 * What it takes to buy. Transfer tax as if exchanged and completed on `on`. `costs` holds every cost besides the price, also an
 * arrangement fee that is added to the loan; so price + costs = loan + cash needed. Without a loan there are no loan fees.
 */
export function purchase(assumptions: Assumptions, rules: MarketRules, on: IsoDate): PurchaseAnalysis {
  const price = assumptions.purchasePrice;
  const deposit = minor(Math.min(price, shareOf(price, assumptions.deposit)));
  const borrowed = subtractMoney(price, deposit);
  const hasLoan = borrowed > 0;
  const arrangementFee = hasLoan ? assumptions.arrangementFee : zeroMoney;
  const feeAdded = assumptions.arrangementFeeAdded ? arrangementFee : zeroMoney;
  const loan = addMoney(borrowed, feeAdded);
  const transferTax = rules.transferTax({
    price,
    buyer: assumptions.buyer,
    ukResident: assumptions.ukResident,
    contractDate: on,
    completionDate: on,
    linked: { price: assumptions.linkedConsideration },
  });
  const costs = [
    line('transferTax', transferTax.name, transferTax.total),
    line('legalFees', 'Legal fees', assumptions.legalFees),
    line('surveyFee', 'Survey', assumptions.surveyFee),
    line('brokerFee', 'Broker fee', hasLoan ? assumptions.brokerFee : zeroMoney),
    line('arrangementFee', feeAdded > 0 ? 'Mortgage arrangement fee (added to the loan)' : 'Mortgage arrangement fee', arrangementFee),
    line('refurbishment', 'Refurbishment', assumptions.refurbishment),
    line('otherPurchaseCosts', 'Other purchase costs', assumptions.otherPurchaseCosts),
  ];
  const costsTotal = sumMoney(costs.map((cost) => cost.amount));
  return {
    price,
    transferTax,
    costs,
    costsTotal,
    deposit,
    loan,
    loanToValue: ratio(loan, price) ?? zeroRate,
    cashNeeded: minor(deposit + costsTotal - feeAdded),
  };
}

const line = (id: string, label: string, amount: Minor): CostLine => ({ id, label, amount });
