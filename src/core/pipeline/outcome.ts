import type { Deal } from '../deal/deal.ts';
import type { ResolvedInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { Profile } from '../deal/profile.ts';
import type { ResolvedStrategyInput } from '../deal/strategies/resolveStrategyInputs.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { Analysis, FigureId } from '../engine/analysis.ts';
import type { StrategyFigure, StrategyAnalysis } from '../engine/strategies/strategyAnalysis.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { MarketId } from '../market/markets.ts';
import type { Currency } from '../kernel/money.ts';
import type { AfterTax } from '../report/afterTax/afterTax.ts';
import type { ReportDocument } from '../report/report.ts';
import type { RuleCheck, Score } from '../score/score.ts';
import type { Basis, Owner } from '../deal/owner.ts';
import type { Explanation, NamedExplanation } from '../report/reportTable.ts';

/** Everything an evaluation needs, as plain data. `today` dates the rules and the report. */
export interface EvaluationJob {
  readonly deal: Deal;
  readonly profile: Profile;
  readonly today: IsoDate;
  /** The market to use instead of the property's. */
  readonly market?: MarketId;
}

/**
 * Why a deal cannot be evaluated yet, so that the screen can offer the next step. `keys` are the inputs of the deal's strategy to ask for;
 * only `needs-input` has any. `not-calculated`: the property is in an unsupported market. `which-country`: its signals disagree.
 * `which-region`: the law depends on its state or region, which is unknown. `not-covered`: the strategy, owner or basis is unsupported.
 */
export interface EvaluationGap {
  readonly kind: 'needs-input' | 'not-calculated' | 'which-country' | 'which-region' | 'not-covered';
  readonly keys: readonly string[];
  readonly message: string;
}

/**
 * The result of one evaluation: derived, never synced. `dealHash` is the hash of everything the result depends on: facts, strategy, the
 * person's values, profile, day and requested market. An outcome is valid for exactly that content. Its type depends on the deal's
 * strategy.
 */
export type Outcome = LettingOutcome | OtherOutcome;

interface OutcomeOf<Id extends StrategyId> {
  readonly market: MarketId;
  readonly dealId: string;
  readonly dealHash: string;
  readonly rulesVersion: string;
  readonly engineVersion: string;
  readonly strategy: Id;
  readonly currency: Currency;
  readonly owner: Owner;
  readonly basis: Basis;
  /** The strategy's figures, most important first. */
  readonly figures: readonly StrategyFigure[];
  readonly rules: readonly RuleCheck[];
  readonly score: Score;
  /** The derivation of each figure, by its id. */
  readonly explanations: Readonly<Record<string, NamedExplanation | undefined>>;
  readonly report: ReportDocument;
}

/** A UK buy-to-let's outcome with its specifics: monthly cash flow, thirty years, and solves for each target. */
export interface LettingOutcome extends OutcomeOf<'buy-to-let'> {
  readonly form: 'letting';
  readonly inputs: ResolvedInputs;
  readonly analysis: Analysis;
  readonly explanations: Readonly<Record<FigureId, Explanation>>;
  /** Present if requested by `evaluateWithAfterTax`. */
  readonly afterTax?: AfterTax;
}

/** The outcome of every strategy except a buy-to-let, and of a buy-to-let outside the UK. */
export interface OtherOutcome extends OutcomeOf<StrategyId> {
  readonly form: 'strategy';
  readonly inputs: Readonly<Record<string, ResolvedStrategyInput<unknown> | undefined>>;
  readonly analysis: StrategyAnalysis;
}

type Evaluated<Found extends Outcome> =
  | { readonly ok: true; readonly outcome: Found }
  | { readonly ok: false; readonly gap: EvaluationGap };

export type EvaluationResult = Evaluated<Outcome>;

export type LettingResult = Evaluated<LettingOutcome>;

/** Everything an edition of the report can print. */
export interface FullReport {
  readonly dealId: string;
  readonly report: ReportDocument;
  readonly score: Score;
}
