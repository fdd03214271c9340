import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { MarketId } from '../market/markets.ts';
import type { ReportDepth } from './fullReport/depth.ts';
import type { ReportMap } from './evidence/areaMap.ts';
import type { LendingEvidence } from './evidence/lendingEvidence.ts';
import type { Tone } from '../chart/tone.ts';
import type { ReportChart } from '../chart/reportChart.ts';
import type { ReportTable, ReportLaw, ReportFact } from './reportTable.ts';

/** A figure ready to show: `value` is formatted; `delta` compares it with the person's own rule in words and sign. */
export interface ReportFigure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly tone: Tone;
  readonly delta: string | null;
  /** Its period and whether it is before tax, where its name does not say them: "a year, before tax", "at 5.5 % stress". */
  readonly note?: string | null;
}

/** One input as the report prints it. `mark`: where it came from, in the three looks of the design. */
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

/** One document read by both screen and PDF. All text is plain, ready to show, in the market's locale. */
export interface ReportDocument {
  readonly strategy: StrategyId;
  /** Whose words, money and paper it is written in. */
  readonly market: MarketId;
  /** What score and verdict are about: "England, buy-to-let, before tax". */
  readonly basis: string;
  readonly title: string;
  readonly subtitle: string;
  readonly listingUrl: string | null;
  readonly preparedOn: string;
  /** The verdict in one or two sentences: what is so, and what would change it. */
  readonly verdict: string;
  readonly tone: Tone;
  readonly rulesMet: number;
  readonly rulesAsked: number;
  /** "Your rules", or "The usual rules" of a strategy where the person set none. */
  readonly rulesTitle: string;
  readonly rules: readonly { readonly label: string; readonly met: boolean | null; readonly words: string }[];
  /** The four figures of the first screen. */
  readonly keyFigures: readonly ReportFigure[];
  readonly figures: readonly ReportFigure[];
  readonly inputs: readonly ReportInput[];
  readonly tables: readonly ReportTable[];
  readonly charts: readonly ReportChart[];
  /** What would make the deal meet the targets; `behind` says what each target alone would take. */
  readonly solves: readonly (ReportFact & { readonly note: string; readonly behind?: readonly ReportFact[] })[];
  readonly warnings: readonly string[];
  /** "Rates in force from …, checked on …" with the law's link; both days as printed. */
  readonly laws: readonly ReportLaw[];
  readonly disclaimer: string;
  readonly versions: { readonly engine: string; readonly rules: string; readonly score: string; readonly parser: string };
  /** What the listing says of the home. */
  readonly property?: readonly ReportFact[];
  /** The loan the figures rest on; empty for a purchase without one. */
  readonly loan?: readonly ReportFact[];
  /** What is known of the place and what is not, in sentences; its rents are the table `area-rents`, what is published of it
   * `area-figures` with `area-sources`. */
  readonly area?: readonly string[];
  /** Where it stands, drawn; only where the packs have the shapes of small areas. */
  readonly map?: ReportMap;
  /** What other homes there are to compare it with; they are the table `comparables`. Absent where nobody looked. */
  readonly comparables?: readonly string[];
  /** The price against homes like it, in sentences that name none of them; these are the table `homes-alike`. Absent without enough. */
  readonly comparison?: readonly string[];
  /** Of the full report alone. */
  readonly depth?: ReportDepth;
  /** What only a lender asks for; with the full report too. */
  readonly lending?: LendingEvidence;
}
