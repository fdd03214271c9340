import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { TablePanel } from '../report/TablePanel.tsx';

/** The area of a US property. The county's Fair Market Rents are the only published figures available. */
export const AmericanArea = ({ outcome: { report } }: { readonly outcome: Outcome }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
    <Panel title="The area">
      {(report.area ?? []).map((sentence) => (
        <p key={sentence} className="text-ink-2">
          {sentence}
        </p>
      ))}
    </Panel>
    <TablePanel report={report} id="area-rents" />
  </div>
);
