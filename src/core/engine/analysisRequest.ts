import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { Targets } from '../deal/profile.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { MarketRules } from '../market/rules.ts';

export interface AnalysisRequest {
  readonly assumptions: BuyToLetInputs;
  readonly rules: MarketRules;
  readonly targets: Targets;
  /** The date whose rules apply. It is used as the date of both exchange and completion. */
  readonly on: IsoDate;
}
