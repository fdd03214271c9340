import { formatDay } from '../../deal/format.ts';
import { disclaimer } from '../disclaimer.ts';
import type { ReportDocument } from '../report.ts';
import type { AfterTax } from './afterTax.ts';
import { afterTaxTables } from './afterTaxTables.ts';
import { ruleTitle } from './explainAfterTax.ts';

/** The report with the tables after tax behind the others and their laws behind that of the purchase. */
export function addAfterTax(report: ReportDocument, afterTax: AfterTax): ReportDocument {
  const rules = afterTax.forms.flatMap(({ taxed, purchaseRules }) => [...purchaseRules, ...taxed.rules]);
  const laws = rules.map((rule) => ({
    title: ruleTitle(rule),
    url: rule.url,
    inForceFrom: formatDay(rule.inForceFrom),
    checkedOn: formatDay(rule.checkedOn),
  }));
  const all = [...report.laws, ...laws];
  return {
    ...report,
    tables: [...report.tables, ...afterTaxTables(afterTax)],
    laws: all.filter((law, at) => all.findIndex(({ title, inForceFrom }) => title === law.title && inForceFrom === law.inForceFrom) === at),
    disclaimer: disclaimer('with-after-tax'),
    versions: { ...report.versions, rules: `${report.versions.rules}, ${afterTax.rulesVersion}` },
  };
}
