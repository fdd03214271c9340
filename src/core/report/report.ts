import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { MarketId } from '../market/markets.ts';
import type { FullAnalysis } from './fullReport/fullAnalysis.ts';
import type { ReportMap } from './evidence/areaMap.ts';
import type { LendingEvidence } from './evidence/lendingEvidence.ts';
import type { Tone } from '../chart/tone.ts';
import type { ReportChart } from '../chart/reportChart.ts';
import type { ReportTable, ReportLaw, ReportFact } from './reportTable.ts';

/** A figure ready for display. `value` is formatted; `delta` compares it with the user's own rule, as signed text. */
export interface ReportFigure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly tone: Tone;
  readonly delta: string | null;
  /** The figure's period and tax basis, if its name does not state them: "a year, before tax". */
  readonly note?: string | null;
}

/** One input as printed in the report. `mark` shows its source, in one of the design's three styles. */
export interface ReportInput {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  readonly value: string;
  readonly mark: 'listing' | 'estimate' | 'default' | 'profile' | 'yours';
  readonly from: string;
  readonly url: string | null;
  readonly unusual: string | null;
}

/** The report as data, which both screen and PDF render. All text is plain, ready for display, in the market's locale. */
export interface ReportDocument {
  readonly strategy: StrategyId;
  /** The market whose wording, currency and paper size the report uses. */
  readonly market: MarketId;
  /** What the score and the verdict are based on: "England, buy-to-let, before tax". */
  readonly basis: string;
  readonly title: string;
  readonly subtitle: string;
  readonly listingUrl: string | null;
  readonly preparedOn: string;
  /** The verdict in one or two sentences: the result, and what would change it. */
  readonly verdict: string;
  readonly tone: Tone;
  readonly rulesMet: number;
  readonly rulesAsked: number;
  /** "Your rules", or "The usual rules" for a strategy if the user set none. */
  readonly rulesTitle: string;
  readonly rules: readonly { readonly label: string; readonly met: boolean | null; readonly words: string }[];
  /** The four figures on the first screen. */
  readonly keyFigures: readonly ReportFigure[];
  readonly figures: readonly ReportFigure[];
  readonly inputs: readonly ReportInput[];
  readonly tables: readonly ReportTable[];
  readonly charts: readonly ReportChart[];
  /** The changes that would meet the targets. `behind` has the change needed for each target alone. */
  readonly solves: readonly (ReportFact & { readonly note: string; readonly behind?: readonly ReportFact[] })[];
  readonly warnings: readonly string[];
  /** "Rates in force from …, checked on …" with the law's link; both days as displayed. */
  readonly laws: readonly ReportLaw[];
  readonly disclaimer: string;
  readonly versions: { readonly engine: string; readonly rules: string; readonly score: string; readonly parser: string };
  /** The listing's facts about the property. */
  readonly property?: readonly ReportFact[];
  /** The loan behind the figures; empty for a cash purchase. */
  readonly loan?: readonly ReportFact[];
  /**
   * Known and missing facts about the area, as sentences. Its rents are in the table `area-rents`, its published figures in `area-figures`,
   * and their sources in `area-sources`.
   */
  readonly area?: readonly string[];
  /** A map of the property's location. Present only if the packs have the shapes of small areas. */
  readonly map?: ReportMap;
  /** Sentences on the comparable properties, which are in the table `comparables`. Absent if not requested. */
  readonly comparables?: readonly string[];
  /**
   * Sentences that compare the price with similar properties without naming them. The properties are in the table `homes-alike`. Absent if
   * there are too few.
   */
  readonly comparison?: readonly string[];
  /** Present only in the full report. */
  readonly depth?: FullAnalysis;
  /** Evidence for a lender. Also present in the full report. */
  readonly lending?: LendingEvidence;
}
