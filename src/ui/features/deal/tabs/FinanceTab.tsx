import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { FigureId } from '../../../../core/engine/analysis.ts';
import type { LettingOutcome } from '../../../../core/pipeline/outcome.ts';
import { DealInput } from '../input/DealInput.tsx';
import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { ChartFigure } from '../report/ChartFigure.tsx';
import { FigureList } from '../figure/FigureList.tsx';
import { MarketRates } from '../market/MarketRates.tsx';
import { MortgagesPanel } from '../mortgages/MortgagesPanel.tsx';
import { Panel } from '../report/Panel.tsx';
import { chartOf } from '../report/reportParts.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';

const inputs: readonly BuyToLetKey[] = [
  'deposit',
  'mortgageKind',
  'mortgageRate',
  'mortgageYears',
  'arrangementFee',
  'arrangementFeeAdded',
  'brokerFee',
  'stressRate',
];

const figures: readonly FigureId[] = ['loanToValue', 'monthlyPayment', 'annualDebtService', 'debtServiceCover', 'irr', 'equityMultiple'];

interface FinanceTabProps {
  readonly live: LiveDeal;
  readonly outcome: LettingOutcome;
}

/** The loan: its inputs, what it costs, and how equity grows against it. */
export function FinanceTab({ live, outcome }: FinanceTabProps) {
  const chart = chartOf(outcome.report, 'equity-and-loan');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
        <Panel title="The loan">
          <div>
            {inputs.map((key) => (
              <DealInput key={key} live={live} entry={buyToLetEntry(key)} />
            ))}
          </div>
        </Panel>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Panel title="What it comes to">
            <FigureList figures={figures.flatMap((id) => outcome.report.figures.find((figure) => figure.id === id) ?? [])} />
          </Panel>
          {chart === null ? null : <ChartFigure chart={chart} />}
        </div>
      </div>
      <MarketRates live={live} />
      <MortgagesPanel live={live} />
    </div>
  );
}
