import type { ProjectInputs } from '../../../deal/strategies/inputs/projectInputs.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { addMoney, minor, roundMoney, shareOf, sumMoney, timesMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { MarketRules, TransferTax } from '../../../market/rules.ts';
import type { CostLine } from '../../analysis.ts';
import { aprc } from '../../finance/apr/aprc.ts';
import { bridgingCost, bridgingFlows } from '../../finance/mortgage/bridgingLoan.ts';
import type { BridgingCost, BridgingLoan } from '../../finance/mortgage/bridgingLoan.ts';
import { maximumAllowableOffer } from '../../finance/property/sale.ts';
import { closingLines } from '../../purchase.ts';
import { costLine } from '../../runningCosts.ts';

/** A bridging loan: its terms and its cost. */
export interface ProjectLoan extends BridgingCost {
  readonly gross: Minor;
  readonly arrangementFee: Minor;
  readonly exitFee: Minor;
  /** The annual percentage rate of charge, computed on demand; null without a loan, or if no rate solves its equation. */
  readonly aprc: () => Rate | null;
}

/**
 * A refurbishment project until its bridging loan is repaid. `totalCost = price + Σ costs`, and also `totalCost = cash in + redemption`,
 * because the loan pays for everything that the investor does not.
 */
export interface Project {
  readonly transferTax: TransferTax;
  /** Everything on top of the price, including the cost of the loan. */
  readonly costs: readonly CostLine[];
  readonly totalCost: Minor;
  /** Refurbishment including contingency. */
  readonly works: Minor;
  readonly loan: ProjectLoan;
  /** All cash that the investor pays in until the loan is repaid. */
  readonly cashIn: Minor;
  /** The rule of thumb `after-repair value × 0.70 − works`. */
  readonly maximumOffer: Minor;
}

/** The share of the after-repair value used by the rule of thumb. */
const seventyPercent = 0.7;

/** The purchase, refurbishment and short-term finance of a project, in minor units. */
export function project(inputs: ProjectInputs, market: MarketRules, on: IsoDate): Project {
  const price = inputs.purchasePrice;
  const contingency = shareOf(inputs.refurbishment, inputs.contingency);
  const works = addMoney(inputs.refurbishment, contingency);
  const loan = projectLoan(inputs, works);
  const { buyer, ukResident } = inputs;
  const linked = { price: inputs.linkedConsideration };
  const transferTax = market.transferTax({ price, buyer, ukResident, linked, contractDate: on, completionDate: on });
  const costs = [
    costLine('transferTax', transferTax.name, transferTax.total),
    costLine('legalFees', 'Legal fees', inputs.legalFees),
    ...closingLines(inputs, zeroMoney),
    costLine('surveyFee', 'Survey', inputs.surveyFee),
    costLine('otherPurchaseCosts', 'Other purchase costs', inputs.otherPurchaseCosts),
    costLine('refurbishment', 'Refurbishment', inputs.refurbishment),
    costLine('contingency', 'Contingency', contingency),
    costLine('holding', 'Holding costs', timesMoney(inputs.holdingCostsPerMonth, inputs.projectMonths)),
    costLine('bridgingFee', 'Bridging arrangement fee', loan.arrangementFee),
    costLine('bridgingInterest', 'Bridging interest', loan.interest),
    costLine('bridgingExitFee', 'Bridging exit fee', loan.exitFee),
  ];
  const totalCost = addMoney(price, sumMoney(costs.map(({ amount }) => amount)));
  const maximumOffer = roundMoney(maximumAllowableOffer(inputs.afterRepairValue, seventyPercent, works));
  return { transferTax, costs, totalCost, works, loan, cashIn: minor(totalCost - loan.redemption), maximumOffer };
}

function projectLoan(inputs: ProjectInputs, works: Minor): ProjectLoan {
  const gross = addMoney(shareOf(inputs.purchasePrice, inputs.bridgingOfPrice), shareOf(works, inputs.bridgingOfWorks));
  const arrangementFee = shareOf(gross, inputs.bridgingFee);
  const exitFee = shareOf(gross, inputs.bridgingExitFee);
  const bridging: BridgingLoan = {
    gross,
    rate: rate(inputs.bridgingRate * 12),
    months: inputs.projectMonths,
    interest: inputs.bridgingKind,
    arrangementFee,
    exitFee,
  };
  return { ...bridgingCost(bridging), gross, arrangementFee, exitFee, aprc: () => aprcOf(bridging) };
}

function aprcOf(loan: BridgingLoan): Rate | null {
  const charge = loan.gross === 0 ? null : aprc(bridgingFlows(loan));
  return charge?.kind === 'aprc' ? charge.effective : null;
}
