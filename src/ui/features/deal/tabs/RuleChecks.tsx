import { memo } from 'react';
import type { ReportDocument } from '../../../../core/report/report.ts';
import { Panel } from '../report/Panel.tsx';

/** The person's own rules, held against the deal one by one. */
export const RuleChecks = memo(function RuleChecks({ report }: { readonly report: ReportDocument }) {
  if (report.rules.length === 0) return null;
  return (
    <Panel title="Your rules" aside={`${report.rulesMet} of ${report.rulesAsked} met`}>
      <ul>
        {report.rules.map(({ label, met, words }) => (
          <li key={label} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-t border-line py-2 first:border-0">
            <span aria-hidden="true" className={`font-semibold ${met === null ? 'text-ink-3' : met ? 'text-good' : 'text-poor'}`}>
              {met === null ? '?' : met ? '✓' : '✗'}
            </span>
            <span className="min-w-0">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span>
                  {label}
                  <span className="sr-only">: {met === null ? 'not known' : met ? 'met' : 'not met'}</span>
                </span>
              </span>
              <span className="num block text-[13px] text-ink-3">{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
