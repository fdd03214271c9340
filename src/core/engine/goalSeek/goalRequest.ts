import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { MarketRules } from '../../market/rules.ts';
import type { MeasuredFigure } from '../numbers/measuredFigure.ts';
import type { PersonalTaxTable } from '../numbers/personalTaxTable.ts';
import type { GoalInput } from './goalScale.ts';

/** A search for the value of one input at which a figure reaches a target, with everything else unchanged. */
export interface GoalRequest {
  readonly assumptions: BuyToLetInputs;
  readonly rules: MarketRules;
  readonly on: IsoDate;
  /** Required for targets after tax. If it is null, all figures are before tax. */
  readonly personalTax: PersonalTaxTable | null;
  readonly vary: GoalInput;
  readonly figure: MeasuredFigure;
  /** The target, in minor units or as a fraction. It is a minimum if a higher figure is better, otherwise a maximum. */
  readonly target: number;
}
