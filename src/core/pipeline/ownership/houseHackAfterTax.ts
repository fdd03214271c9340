import type { HouseHackInputs } from '../../deal/strategies/inputs/houseHackInputs.ts';
import { moneyFigure, rateOr } from '../../engine/strategies/figures.ts';
import { housingCostAvoided, isCompared } from '../../engine/strategies/houseHack/houseHack.ts';
import type { FigureValue } from '../../engine/strategies/strategyAnalysis.ts';
import { sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { ratio } from '../../kernel/rate.ts';
import type { OwnedYear } from '../../market/landlordRules.ts';
import { monthlyShare, perYear } from '../../kernel/period.ts';
import type { PerYear } from '../../kernel/period.ts';

export interface HomeYear {
  readonly taxed: OwnedYear;
  /** The owner's cash invested when the year begins. */
  readonly cashIn: Minor;
  readonly inputs: HouseHackInputs;
}

/** The figures of a house hack that the first year's tax changes. Those that need an alternative housing cost are absent without it. */
export function houseHackAfterTax({ taxed, cashIn, inputs }: HomeYear): Readonly<Record<string, FigureValue>> {
  const saved = savedAfterTax(taxed, inputs);
  return {
    netHousingCost: moneyFigure(monthlyShare(perYear(0 - taxed.netCash))),
    taxableRent: moneyFigure(sumMoney((taxed.lodgers ?? []).map((each) => each.taxed))),
    ...(saved === null
      ? {}
      : { savedPerMonth: moneyFigure(monthlyShare(saved)), cashOnCash: rateOr(ratio(saved, cashIn), 'No cash invested') }),
  };
}

/**
 * The alternative housing cost less the cost of living there after tax, in the first year, in minor units; null if the first is unknown.
 */
export const savedAfterTax = ({ netCash }: OwnedYear, inputs: HouseHackInputs): PerYear | null =>
  isCompared(inputs) ? perYear(housingCostAvoided(inputs, 1) + netCash) : null;
