import type { FigureId } from '../../../../core/engine/analysis.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { FigureList } from '../figure/FigureList.tsx';
import { MarketRates } from '../area/MarketRates.tsx';
import { MortgagesPanel } from '../mortgages/MortgagesPanel.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { TablePanel } from '../report/TablePanel.tsx';
import { GroupInputs } from './GroupInputs.tsx';
import { SideBySide } from './SideBySide.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface FinanceSectionProps {
  readonly live: LiveDeal;
  readonly outcome: Outcome;
}

const figures: readonly FigureId[] = ['loanToValue', 'monthlyPayment', 'annualDebtService', 'debtServiceCover', 'irr', 'equityMultiple'];

/** The loan's inputs and results. A UK letting also gets published rates and a product comparison. */
export function FinanceSection({ live, outcome }: FinanceSectionProps) {
  const { report, form } = outcome;
  const shown = figures.flatMap((id) => report.figures.find((figure) => figure.id === id) ?? []);
  return (
    <>
      <SideBySide inputs={<GroupInputs live={live} section="finance" />}>
        {shown.length === 0 ? null : (
          <Panel title="Loan results">
            <FigureList figures={shown} />
          </Panel>
        )}
        <TablePanel report={report} id="refinance" />
      </SideBySide>
      {form === 'letting' ? (
        <>
          <MarketRates live={live} />
          <MortgagesPanel live={live} />
        </>
      ) : null}
    </>
  );
}
