import type { ReportFact, ReportLaw, ReportTable } from '../reportTable.ts';

/** Evidence that only a lender asks for. All text is ready to print. */
export interface LendingEvidence {
  /** The kind of buyer: "One person", "A company". The page adds names, and only with consent. */
  readonly ownership: string;
  /** The rent used, and its comparison with the area's. */
  readonly rent: readonly ReportFact[];
  readonly rentWords: readonly string[];
  /** Interest cover at several rates; null without a loan, or if the report shows it only as a figure. */
  readonly cover: ReportTable | null;
  /** How the loan is repaid. */
  readonly exit: readonly ReportFact[];
  readonly exitWords: readonly string[];
  /** The rules that the lender's tests follow. */
  readonly laws: readonly ReportLaw[];
  /** The buyer's other properties with their loans. Absent unless the buyer consented to print them. */
  readonly holdings?: { readonly table: ReportTable; readonly words: readonly string[] };
}
