import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { LawsPanel } from '../report/LawsPanel.tsx';
import { TablePanel } from '../report/TablePanel.tsx';
import { GroupInputs } from './GroupInputs.tsx';
import { SideBySide } from './SideBySide.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface CostsSectionProps {
  readonly live: LiveDeal;
  readonly outcome: Outcome;
}

/** Whether a group contains recurring costs. All other costs are paid once. */
const isRunning = (group: string): boolean => group === 'Running costs';

/** Purchase costs, with the tax by band and its law, then running costs. */
export function CostsSection({ live, outcome: { report } }: CostsSectionProps) {
  return (
    <>
      <SideBySide inputs={<GroupInputs live={live} section="costs" only={(group) => !isRunning(group)} />}>
        <TablePanel report={report} id="purchase-costs" />
        <TablePanel report={report} id="transfer-tax" />
        <TablePanel report={report} id="sale" />
        <LawsPanel report={report} />
      </SideBySide>
      <SideBySide inputs={<GroupInputs live={live} section="costs" only={isRunning} />}>
        <TablePanel report={report} id="running-costs" />
      </SideBySide>
    </>
  );
}
