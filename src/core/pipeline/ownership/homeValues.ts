import type { HouseHackInputs } from '../../deal/strategies/inputs/houseHackInputs.ts';
import { monthlyShare } from '../../engine/monthlyShare.ts';
import { money, rateOr } from '../../engine/strategies/figures.ts';
import { housingCostAvoided, isCompared } from '../../engine/strategies/houseHack/houseHack.ts';
import type { FigureValue } from '../../engine/strategies/strategyAnalysis.ts';
import { minor, sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { ratio } from '../../kernel/rate.ts';
import type { OwnedYear } from '../../market/landlordRules.ts';

export interface HomeYear {
  readonly taxed: OwnedYear;
  /** Own cash in it when the year begins. */
  readonly cashIn: Minor;
  readonly inputs: HouseHackInputs;
}

/** The figures of living with lodgers that the tax of the first year changes. Those that need a housing cost elsewhere are absent without it. */
export function homeValues({ taxed, cashIn, inputs }: HomeYear): Readonly<Record<string, FigureValue>> {
  const saved = savedAfterTax(taxed, inputs);
  return {
    netHousingCost: money(monthlyShare(minor(0 - taxed.netCash))),
    taxableRent: money(sumMoney((taxed.lodgers ?? []).map((each) => each.taxed))),
    ...(saved === null ? {} : { savedPerMonth: money(monthlyShare(saved)), cashOnCash: rateOr(ratio(saved, cashIn), 'No cash goes in') }),
  };
}

/** Housing cost elsewhere less what living there costs after tax, in the first year; null where the first is not known. */
export const savedAfterTax = ({ netCash }: OwnedYear, inputs: HouseHackInputs): Minor | null =>
  isCompared(inputs) ? minor(housingCostAvoided(inputs, 1) + netCash) : null;
