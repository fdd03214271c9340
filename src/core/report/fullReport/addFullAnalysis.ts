import type { ReportDocument } from '../report.ts';
import { goalTable, type GoalRow } from './goalTable.ts';
import { mortgageTable, describeMortgages, type MortgagesInput } from './mortgageParts.ts';
import { riskFans, riskTables, tornadoChart, type AssessedRisk } from './riskParts.ts';

/** Everything that a full report needs in addition to the outcome. */
export interface FullAnalysisInput {
  readonly risk: AssessedRisk & { readonly words: readonly string[] };
  readonly mortgages: MortgagesInput;
  readonly goals: readonly GoalRow[];
}

/**
 * The report with the mortgage comparison, targets, sensitivity and simulation. Tables are added after the others; charts are in `depth`.
 */
export function addFullAnalysis(report: ReportDocument, { risk, mortgages, goals }: FullAnalysisInput): ReportDocument {
  const compared = mortgageTable(mortgages);
  return {
    ...report,
    tables: [...report.tables, ...(compared === null ? [] : [compared]), goalTable(goals, risk.currency), ...riskTables(risk)],
    depth: {
      tornado: tornadoChart(risk),
      fans: riskFans(risk),
      risk: risk.words,
      mortgages: describeMortgages(mortgages),
    },
  };
}
