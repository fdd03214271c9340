import type { FlipInputs } from '../../../deal/strategies/inputs/flipInputs.ts';
import { addMoney, minor, shareOf, subtractMoney, sumMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate, ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { project } from '../project/project.ts';
import type { ProjectAnalysis } from '../project/projectFigures.ts';
import type { ProfitTax, StrategyContext, TaxedProfit } from '../strategyAnalysis.ts';
import { flipYears } from './flipYears.ts';
import { costLine } from '../../runningCosts.ts';

/** The name, basis and notes of the tax on the profit. */
export interface FlipTaxation extends Pick<ProfitTax, 'name' | 'terms'>, Pick<TaxedProfit, 'rules' | 'notes'> {}

export interface FlipAnalysis extends ProjectAnalysis {
  readonly sellingCosts: Minor;
  /** Sale price less selling costs. */
  readonly saleNet: Minor;
  readonly profitBeforeTax: Minor;
  readonly tax: Minor;
  /** The tax law; null if none was passed or if there is no profit. */
  readonly taxation: FlipTaxation | null;
  /** How the tax is computed, as text; null if unknown. */
  readonly taxFormula: string | null;
  readonly profit: Minor;
  /** Profit before tax divided by the sale price. */
  readonly margin: Rate | null;
  /** Profit before tax divided by the whole cost. */
  readonly profitOnCost: Rate | null;
  /** Profit after tax divided by the cash put in; null if no cash goes in. */
  readonly roi: Rate | null;
  /** The return, compounded to a full year; null if all of the cash is lost or if no cash goes in. */
  readonly annualisedRoi: Rate | null;
  /** The sale price at which profit before tax is zero. */
  readonly breakEvenPrice: Minor;
}

/**
 * The analysis of buying, refurbishing and selling at the after-repair value. The caller passes the law under which the profit is taxed;
 * without one the profit is not taxed.
 */
export function flip(inputs: FlipInputs, { market, on, profitTax }: StrategyContext): FlipAnalysis {
  const done = project(inputs, market, on);
  const agentFee = shareOf(inputs.afterRepairValue, inputs.saleAgentFee);
  const sellingCosts = addMoney(agentFee, inputs.saleLegalFees);
  const saleNet = subtractMoney(inputs.afterRepairValue, sellingCosts);
  const profitBeforeTax = subtractMoney(saleNet, done.totalCost);
  const taxed = profitBeforeTax > 0 && profitTax !== null ? { ...profitTax, ...profitTax.taxOn(profitBeforeTax) } : null;
  const tax = taxed?.tax ?? zeroMoney;
  const profit = subtractMoney(profitBeforeTax, tax);
  const roi = done.cashIn > 0 ? ratio(profit, done.cashIn) : null;
  const selling = [
    costLine('agentFee', 'Estate agent', agentFee),
    costLine('saleLegalFees', 'Legal fees for the sale', inputs.saleLegalFees),
  ];
  return {
    project: done,
    sellingCosts,
    saleNet,
    profitBeforeTax,
    tax,
    taxation: taxed,
    taxFormula: profitTax?.formula ?? null,
    profit,
    roi,
    margin: ratio(profitBeforeTax, inputs.afterRepairValue),
    profitOnCost: ratio(profitBeforeTax, done.totalCost),
    annualisedRoi: annualised(roi, inputs.projectMonths),
    breakEvenPrice: breakEvenPrice(inputs, done.totalCost),
    oneOffCosts: [...done.costs, ...selling],
    runningCosts: [],
    years: flipYears(inputs, done, { saleNet, tax }),
    laws: done.transferTax.rules,
  };
}

/** `(1 + return)^(12 ÷ months) − 1`; null if everything is lost. */
function annualised(roi: Rate | null, months: number): Rate | null {
  return roi === null || roi <= -1 ? null : rate(Math.expm1((Math.log1p(roi) * 12) / months));
}

/** The sale price that covers the total cost after the agent's and legal fees, rounded up. */
function breakEvenPrice({ saleAgentFee, saleLegalFees }: FlipInputs, totalCost: Minor): Minor {
  if (saleAgentFee >= 1) throw new RangeError('The agent’s fee takes the whole price, so no price breaks even');
  return minor(Math.ceil(Number((sumMoney([totalCost, saleLegalFees]) / (1 - saleAgentFee)).toPrecision(13))));
}
