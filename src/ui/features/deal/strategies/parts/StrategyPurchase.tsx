import type { OtherOutcome } from '../../../../../core/pipeline/outcome.ts';
import { LawsPanel } from '../../report/LawsPanel.tsx';
import { TablePanel } from '../../report/TablePanel.tsx';

/** What it costs to begin, what a refinance gives back, and what a sale leaves. */
export const StrategyPurchase = ({ outcome: { report } }: { readonly outcome: OtherOutcome }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
    <TablePanel report={report} id="purchase-costs" />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TablePanel report={report} id="refinance" />
      <TablePanel report={report} id="sale" />
      <LawsPanel report={report} />
    </div>
  </div>
);
