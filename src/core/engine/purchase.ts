import type { BuyingInputs, PurchaseLoanInputs, UpkeepInputs } from '../deal/strategies/inputs/sharedInputs.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { addMoney, minor, shareOf, subtractMoney, sumMoney, timesMoney, zeroMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { ratio, zeroRate } from '../kernel/rate.ts';
import type { MarketRules } from '../market/rules.ts';
import type { CostLine, PurchaseAnalysis } from './analysis.ts';

/** The deal assumptions or strategy inputs from which a purchase is computed. */
export type PurchaseInputs = BuyingInputs &
  PurchaseLoanInputs &
  Partial<Pick<UpkeepInputs, 'prepaidMonths' | 'propertyTax' | 'insurancePerYear'>>;

/**
 * The cost of buying, in minor units, with transfer tax as if contracts were exchanged and completed on `on`. `costs` lists every cost on
 * top of the price, including an arrangement fee that is added to the loan, so that price + costs = loan + cash needed. Without a loan
 * there are no loan fees.
 */
export function purchase(inputs: PurchaseInputs, rules: MarketRules, on: IsoDate): PurchaseAnalysis {
  const price = inputs.purchasePrice;
  const deposit = minor(Math.min(price, shareOf(price, inputs.deposit)));
  const borrowed = subtractMoney(price, deposit);
  const hasLoan = borrowed > 0;
  const arrangementFee = hasLoan ? inputs.arrangementFee : zeroMoney;
  const feeAdded = inputs.arrangementFeeAdded ? arrangementFee : zeroMoney;
  const loan = addMoney(borrowed, feeAdded);
  const transferTax = rules.transferTax({
    price,
    buyer: inputs.buyer,
    ukResident: inputs.ukResident,
    contractDate: on,
    completionDate: on,
    linked: { price: inputs.linkedConsideration },
  });
  const costs = [
    line('transferTax', transferTax.name, transferTax.total),
    line('legalFees', 'Legal fees', inputs.legalFees),
    ...closingLines(inputs, loan),
    line('surveyFee', 'Survey', inputs.surveyFee),
    line('brokerFee', 'Broker fee', hasLoan ? inputs.brokerFee : zeroMoney),
    line('arrangementFee', feeAdded > 0 ? 'Mortgage arrangement fee (added to the loan)' : 'Mortgage arrangement fee', arrangementFee),
    line('refurbishment', 'Refurbishment', inputs.refurbishment),
    line('otherPurchaseCosts', 'Other purchase costs', inputs.otherPurchaseCosts),
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

/** Closing costs that are shares of the price or the loan, and prepaid items, in minor units. Empty in markets that do not have them. */
export function closingLines(inputs: ClosingInputs, loan: Minor): readonly CostLine[] {
  const { purchasePrice: price, prepaidMonths = 0, propertyTax = zeroRate, insurancePerYear = zeroMoney } = inputs;
  const prepaid = timesMoney(minor(shareOf(price, propertyTax) + insurancePerYear), prepaidMonths / 12);
  return [
    line('closingCosts', 'Closing costs', shareOf(price, inputs.closingCosts)),
    line('points', 'Points', shareOf(loan, inputs.points ?? zeroRate)),
    line('mortgageTax', 'Tax on the mortgage', shareOf(loan, inputs.mortgageTax ?? zeroRate)),
    line('prepaid', 'Prepaid property tax and insurance', prepaid),
  ].filter(({ amount }) => amount !== 0);
}

type ClosingInputs = Pick<BuyingInputs, 'purchasePrice' | 'closingCosts'> & Partial<PurchaseInputs>;

const line = (id: string, label: string, amount: Minor): CostLine => ({ id, label, amount });
