import type { BuyToLetInputs, ResolvedInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../deal/deal.ts';
import type { Profile } from '../deal/profile.ts';
import type { Analysis } from '../engine/analysis.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { MarketRules } from '../market/rules.ts';
import type { RuleCheck, Score } from '../score/score.ts';

/** The data from which a report is written. */
export interface ReportContext {
  readonly deal: Deal;
  readonly profile: Profile;
  readonly today: IsoDate;
  readonly inputs: ResolvedInputs;
  readonly assumptions: BuyToLetInputs;
  readonly analysis: Analysis;
  readonly score: Score;
  readonly ruleChecks: readonly RuleCheck[];
  readonly rules: MarketRules;
  readonly engineVersion: string;
  /** A note shown with the tax if the property's place is uncertain, else null. */
  readonly placeNote: string | null;
}
