import type { ReportDocument } from '../report/report.ts';
import type { Score } from '../score/score.ts';
import type { EvaluationJob, EvaluationResult } from './outcome.ts';

/** What the evaluate worker offers over Comlink: plain data in and out, no callbacks. */
export interface EvaluateWorker {
  evaluate(job: EvaluationJob): EvaluationResult;
}

/** A PDF to make; `score` and `report` come from one outcome. `pageSize` in the person's market. */
export interface PdfJob {
  readonly report: ReportDocument;
  readonly score: Score;
  readonly pageSize: 'a4' | 'letter';
  /** Where the font files lie, on the app's own origin. */
  readonly assetBase: string;
}

export interface PdfWorker {
  makePdf(job: PdfJob): Promise<{ readonly bytes: ArrayBuffer; readonly pages: number }>;
}
