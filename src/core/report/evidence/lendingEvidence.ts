import type { ReportFact, ReportLaw, ReportTable } from '../reportTable.ts';

/** What a lender asks for and nobody else. All text is ready to print. */
export interface LendingEvidence {
  /** Who buys: "One person", "A company". Names are added by the page, and only where the person agrees. */
  readonly ownership: string;
  /** The rent the figures use, and how it stands against the area's. */
  readonly rent: readonly ReportFact[];
  readonly rentWords: readonly string[];
  /** Interest cover rate by rate; null without a loan, and where only a figure of the report tells it. */
  readonly cover: ReportTable | null;
  /** How the loan is repaid. */
  readonly exit: readonly ReportFact[];
  readonly exitWords: readonly string[];
  /** The rules the tests follow. */
  readonly laws: readonly ReportLaw[];
  /** What else the buyer owns, loan by loan. Absent unless the person agreed to print it. */
  readonly holdings?: { readonly table: ReportTable; readonly words: readonly string[] };
}
