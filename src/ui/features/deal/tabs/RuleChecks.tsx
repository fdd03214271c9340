import { memo } from 'react';
import type { ReportDocument } from '../../../../core/report/report.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { RuleList } from './RuleList.tsx';

/** The user's rules checked against the deal. */
export const RuleChecks = memo(function RuleChecks({ report }: { readonly report: ReportDocument }) {
  if (report.rules.length === 0) return null;
  return (
    <Panel title={report.rulesTitle} aside={`${report.rulesMet} of ${report.rulesAsked} met`}>
      <RuleList rules={report.rules} />
    </Panel>
  );
});
