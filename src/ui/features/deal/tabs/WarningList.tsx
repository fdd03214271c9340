import { memo } from 'react';
import type { ReportDocument } from '../../../../core/report/report.ts';
import { Panel } from '../../../components/panel/Panel.tsx';

/** Points to check: inputs outside their usual range, and gaps or oddities in the listing. */
export const WarningList = memo(function WarningList({ report }: { readonly report: ReportDocument }) {
  if (report.warnings.length === 0) return null;
  return (
    <Panel title="To check">
      <ul>
        {report.warnings.map((warning) => (
          <li key={warning} className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-t border-line py-2 text-[15px] first:border-0">
            <span aria-hidden="true" className="text-fair">
              ⚠
            </span>
            <span>{warning}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
