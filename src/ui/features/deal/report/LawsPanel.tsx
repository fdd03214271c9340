import { checkedOnText } from '../../../../core/deal/provenance.ts';
import type { ReportDocument } from '../../../../core/report/report.ts';
import { SourceTitle } from '../../../parts/explanation/Explanations.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

/** The legislation behind a report's figures. Renders nothing if there is none. */
export function LawsPanel({ report }: { readonly report: ReportDocument }) {
  if (report.laws.length === 0) return null;
  return (
    <Panel title="Legislation">
      <ul>
        {report.laws.map((law) => (
          <li key={`${law.title} ${law.url}`} className="border-t border-line py-2 first:border-0">
            <SourceTitle title={law.title} url={law.url} />
            <p className="text-[13px] text-ink-3">
              in force from {law.inForceFrom}, checked on {checkedOnText(law.checkedOn, law.confirmed)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
