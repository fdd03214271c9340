import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { MarketRules } from '../../market/rules.ts';
import type { MeasuredFigure } from '../numbers/measuredFigure.ts';
import type { PersonalTaxTable } from '../numbers/personalTaxTable.ts';
import type { GoalInput } from './goalScale.ts';

/** Which input must be what for a figure to reach a target, everything else as it is. */
export interface GoalRequest {
  readonly assumptions: BuyToLetInputs;
  readonly rules: MarketRules;
  readonly on: IsoDate;
  /** Needed for targets after tax; null leaves them before tax. */
  readonly personalTax: PersonalTaxTable | null;
  readonly vary: GoalInput;
  readonly figure: MeasuredFigure;
  /** In pence or as a fraction: reached from below where more of the figure is better, from above where less is. */
  readonly target: number;
}
