import { disclaimer } from '../disclaimer.ts';
import type { ReportDocument } from '../report.ts';
import type { AfterTax } from './afterTax.ts';
import { reportLaw } from '../writeReport.ts';
import { afterTaxTables } from './afterTaxTables.ts';
import type { Basis } from '../../deal/owner.ts';

interface JudgedReport {
  readonly report: ReportDocument;
  readonly basis: Basis;
}

/** The report with the after-tax tables added at the end of its tables, and their laws after the law on the purchase. */
export function addAfterTax({ report, basis }: JudgedReport, afterTax: AfterTax): ReportDocument {
  const laws = afterTax.forms.flatMap(({ taxed, purchaseRules }) => [...purchaseRules, ...taxed.rules]).map(reportLaw);
  const all = [...report.laws, ...laws];
  return {
    ...report,
    tables: [...report.tables, ...afterTaxTables(afterTax)],
    laws: all.filter((law, at) => all.findIndex(({ title, inForceFrom }) => title === law.title && inForceFrom === law.inForceFrom) === at),
    disclaimer: disclaimer(basis === 'after-tax' ? basis : 'with-after-tax'),
    versions: { ...report.versions, rules: `${report.versions.rules}, ${afterTax.rulesVersion}` },
  };
}
