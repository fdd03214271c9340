import type { DecisionChoice } from '../../core/deal/collaboration/collaboration.ts';
import type { BuyToLetKey } from '../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Outcome } from '../../core/pipeline/outcome.ts';
import type { CardFigure, RowFigures } from '../../core/pipeline/scoring/rowFigures.ts';
import type { Band } from '../../core/score/score.ts';
import type { StrategyId } from '../../core/deal/strategies/strategyInput.ts';
import type { DealStage } from '../../core/deal/deal.ts';
import type { ListingStatus, Site } from '../../core/listing/facts.ts';

/** One deal as lists and dashboards read it: plain numbers and text, not a document. Can be rebuilt from the deals at any time. */
export interface DealRow extends RowFigures {
  readonly id: string;
  /** The `mid` of the deal it was made from. If it changes, the document must be read again. */
  readonly revision: string;
  readonly title: string;
  readonly address: string | null;
  readonly outcode: string | null;
  readonly site: Site | null;
  readonly listingUrl: string | null;
  readonly imageUrl: string | null;
  readonly bedrooms: number | null;
  readonly propertyType: string | null;
  /** Minor units of `currency`. */
  readonly price: number | null;
  readonly currency: string;
  readonly stage: DealStage;
  readonly saved: 0 | 1;
  readonly binned: 0 | 1;
  readonly updatedAt: number;
  readonly createdAt: number;
  /** Null until the deal has an outcome, or while an input is missing (`gap` then names it). */
  readonly score: number | null;
  /** 100 minus the score, so that "best first" reads an index in ascending order. */
  readonly rank: number;
  readonly band: Band | null;
  readonly verdict: string | null;
  /** How many of the deal's rules can be measured and how many are met, as in its report. Null without an outcome. */
  readonly rulesMet: number | null;
  readonly rulesAsked: number | null;
  readonly gap: string | null;
  /** The figures on its card. Null for a buy-to-let, whose card uses the row's figures. */
  readonly card: readonly CardFigure[] | null;
  /** The value used when the deal was last scored, whatever its source. */
  readonly monthlyRent: number | null;
  readonly deposit: number | null;
  readonly mortgageRate: number | null;
  /** Which assumptions are the person's own. */
  readonly own: readonly BuyToLetKey[];
  readonly tags: readonly string[];
  readonly strategy: StrategyId;
  /** For example "A company, after tax", if the deal sets its own owner and tax basis. Null if the profile does. */
  readonly judgedFor: string | null;
  /** The name of the person it is assigned to, the due date, `YYYY-MM-DD`, and what was decided. */
  readonly assignee: string | null;
  readonly dueOn: string | null;
  readonly decision: DecisionChoice | null;
  /** When the deal went into the bin, epoch milliseconds. */
  readonly binnedAt: number | null;
  /** The dates on which the listing first appeared and was last reduced, `YYYY-MM-DD`. */
  readonly listedOn: string | null;
  readonly reducedOn: string | null;
  readonly status: ListingStatus | null;
  /** When the listing was last read, epoch milliseconds. Null for a deal entered manually. */
  readonly capturedAt: number | null;
  /** The asking price when first seen and when it last changed, minor units, and the time of that change. Null if it never changed. */
  readonly firstAsked: number | null;
  readonly lastAsked: number | null;
  readonly askedAt: number | null;
  /** Square feet. */
  readonly floorArea: number | null;
  /** In degrees, as the listing gives them. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface OutcomeRow {
  readonly dealId: string;
  readonly dealHash: string;
  readonly rulesVersion: string;
  readonly engineVersion: string;
  readonly outcome: Outcome;
}
