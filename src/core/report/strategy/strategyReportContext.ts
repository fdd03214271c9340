import type { Deal } from '../../deal/deal.ts';
import type { Profile } from '../../deal/profile.ts';
import type { ResolvedStrategyInput } from '../../deal/strategies/resolveStrategyInputs.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { StrategyAnalysis } from '../../engine/strategies/strategyAnalysis.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { MarketRules } from '../../market/rules.ts';
import type { RuleCheck, Score } from '../../score/score.ts';
import type { Verdict } from '../verdict.ts';
import type { ReportFact } from '../reportTable.ts';

/** The data from which the report of a strategy other than a buy-to-let is written. */
export interface StrategyReportContext {
  readonly deal: Deal;
  readonly profile: Profile;
  readonly today: IsoDate;
  readonly strategy: StrategyId;
  readonly inputs: Readonly<Record<string, ResolvedStrategyInput<unknown> | undefined>>;
  readonly analysis: StrategyAnalysis;
  readonly score: Score;
  readonly rules: readonly RuleCheck[];
  readonly verdict: Verdict;
  /** A sentence, if the verdicts before and after tax differ; else null. */
  readonly disagreement: string | null;
  /** The changes that would make the deal work. */
  readonly solves: readonly (ReportFact & { readonly note: string })[];
  readonly market: MarketRules;
  readonly engineVersion: string;
  /** A note shown with the tax if the property's place is uncertain, else null. */
  readonly placeNote: string | null;
}
