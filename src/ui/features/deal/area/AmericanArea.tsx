import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { TablePanel } from '../report/TablePanel.tsx';

/** What is known of the place of an American home: no more is published here of it than the Fair Market Rents of its county. */
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
