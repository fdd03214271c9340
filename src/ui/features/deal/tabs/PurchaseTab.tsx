import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { LettingOutcome } from '../../../../core/pipeline/outcome.ts';
import { DealInput } from '../input/DealInput.tsx';
import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { LawsPanel } from '../report/LawsPanel.tsx';
import { Panel } from '../report/Panel.tsx';
import { TablePanel } from '../report/TablePanel.tsx';
import type { LiveDeal } from '../live/useLiveDeal.ts';

const inputs: readonly BuyToLetKey[] = [
  'purchasePrice',
  'askingPrice',
  'buyer',
  'ukResident',
  'linkedConsideration',
  'legalFees',
  'surveyFee',
  'refurbishment',
  'otherPurchaseCosts',
];

interface PurchaseTabProps {
  readonly live: LiveDeal;
  readonly outcome: LettingOutcome;
}

/** What it costs to buy: the tax slice by slice with its law, every other cost, and the inputs behind them. */
export function PurchaseTab({ live, outcome }: PurchaseTabProps) {
  const { report } = outcome;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
      <Panel title="Inputs of the purchase">
        <div>
          {inputs.map((key) => (
            <DealInput key={key} live={live} entry={buyToLetEntry(key)} />
          ))}
        </div>
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TablePanel report={report} id="purchase-costs" />
        <TablePanel report={report} id="transfer-tax" />
        <LawsPanel report={report} />
      </div>
    </div>
  );
}
