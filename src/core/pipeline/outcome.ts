import type { Deal } from '../deal/deal.ts';
import type { AssumptionKey, ResolvedInputs } from '../deal/assumptions.ts';
import type { Profile } from '../deal/profile.ts';
import type { Analysis, FigureId } from '../engine/analysis.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { Place } from '../market/rules.ts';
import type { AfterTax } from '../report/afterTax/afterTax.ts';
import type { Explanation, ReportDocument } from '../report/report.ts';
import type { RuleCheck, Score } from '../score/score.ts';

/** Everything an evaluation needs, as plain data. `today` dates the rules and the report. */
export interface EvaluationJob {
  readonly deal: Deal;
  readonly profile: Profile;
  readonly today: IsoDate;
  /** Whose rules to use in place of those of the listing's postcode. */
  readonly place?: Place;
}

/**
 * Why a deal cannot be evaluated yet, in a form the screen can turn into its next step. `keys` are the inputs to ask for. Of
 * `not-calculated` (the home is not in the United Kingdom) and `which-country` (its signs disagree) there are none.
 */
export interface EvaluationGap {
  readonly kind: 'needs-input' | 'not-calculated' | 'which-country';
  readonly keys: readonly AssumptionKey[];
  readonly message: string;
}

/**
 * The answer to one evaluation: derived, never synced. `dealHash` is the hash of what the answer depends on (facts,
 * overrides, profile, day, place asked for), so an outcome is valid for exactly that content.
 */
export interface Outcome {
  readonly dealId: string;
  readonly dealHash: string;
  readonly rulesVersion: string;
  readonly engineVersion: string;
  readonly inputs: ResolvedInputs;
  readonly analysis: Analysis;
  readonly rules: readonly RuleCheck[];
  readonly score: Score;
  readonly explanations: Readonly<Record<FigureId, Explanation>>;
  readonly report: ReportDocument;
  /** Where it was asked for: `evaluateWithAfterTax`. */
  readonly afterTax?: AfterTax;
}

export type EvaluationResult = { readonly ok: true; readonly outcome: Outcome } | { readonly ok: false; readonly gap: EvaluationGap };
