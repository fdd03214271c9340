import type { CriterionScore, Score } from '../../score/score.ts';
import type { FanChart } from '../fullReport/fanChart.ts';
import type { ReportMap } from '../evidence/areaMap.ts';
import type { SpanChart } from '../fullReport/spanChart.ts';
import type { ReportDocument, ReportFigure, ReportInput } from '../report.ts';
import type { EditionId, PartId } from './editions.ts';
import type { ReportSource } from './sources.ts';
import type { ReportChart } from '../../chart/reportChart.ts';
import type { ReportFact, ReportTable } from '../reportTable.ts';

/** One unit of content, rendered by both the PDF and the print view. */
export type Block =
  | { readonly kind: 'lead'; readonly text: string }
  /** `standing`: how the deal compares with its rules; null without rules. */
  | { readonly kind: 'tape'; readonly score: Score; readonly standing: string | null }
  | { readonly kind: 'key-figures'; readonly figures: readonly ReportFigure[] }
  | { readonly kind: 'rules'; readonly rules: ReportDocument['rules'] }
  | { readonly kind: 'solves'; readonly solves: ReportDocument['solves'] }
  | { readonly kind: 'points'; readonly points: readonly string[]; readonly tone: 'fair' | 'neutral' }
  | { readonly kind: 'facts'; readonly facts: readonly ReportFact[] }
  | { readonly kind: 'criteria'; readonly criteria: readonly CriterionScore[] }
  | { readonly kind: 'figures'; readonly figures: readonly ReportFigure[]; readonly against: string | null }
  | { readonly kind: 'chart'; readonly chart: ReportChart }
  | { readonly kind: 'spans'; readonly chart: SpanChart }
  | { readonly kind: 'fan'; readonly chart: FanChart }
  | { readonly kind: 'map'; readonly map: ReportMap }
  /** `untitled` is set if the part's heading already names the table. */
  | { readonly kind: 'table'; readonly table: ReportTable; readonly untitled?: boolean }
  | { readonly kind: 'inputs'; readonly inputs: readonly ReportInput[] }
  | { readonly kind: 'sources'; readonly sources: readonly ReportSource[] }
  | { readonly kind: 'made'; readonly made: string; readonly disclaimer: string };

/** A part with its heading; `title` is null if the content needs none. */
export interface EditionPart {
  readonly id: PartId;
  readonly title: string | null;
  /** A short, unobtrusive note on the same line as the heading. */
  readonly note: string | null;
  readonly blocks: readonly Block[];
}

/** A composed edition. Both the PDF and the print view render this document. */
export interface EditionDocument {
  /** `shared`: the parts that a person chose for a link. */
  readonly edition: EditionId | 'shared';
  readonly masthead: string;
  readonly title: string;
  readonly subtitle: string;
  readonly listingUrl: string | null;
  readonly preparedOn: string;
  /** The parts on the first page. */
  readonly cover: readonly EditionPart[];
  readonly parts: readonly EditionPart[];
}
