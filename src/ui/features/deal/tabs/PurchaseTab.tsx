import type { AssumptionKey } from '../../../../core/deal/assumptions.ts';
import { checkedWords } from '../../../../core/deal/provenance.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import type { ReportDocument } from '../../../../core/report/report.ts';
import { AssumptionRow } from '../input/AssumptionRow.tsx';
import { SourceTitle } from '../figure/Explanations.tsx';
import { Panel } from '../report/Panel.tsx';
import { TablePanel } from '../report/TablePanel.tsx';
import type { LiveDeal } from '../live/useLiveDeal.ts';

const inputs: readonly AssumptionKey[] = [
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
  readonly outcome: Outcome;
}

/** What it costs to buy: the tax slice by slice with its law, every other cost, and the inputs behind them. */
export function PurchaseTab({ live, outcome }: PurchaseTabProps) {
  const { report } = outcome;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
      <Panel title="Inputs of the purchase">
        <div>
          {inputs.map((key) => (
            <AssumptionRow key={key} assumption={key} live={live} />
          ))}
        </div>
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TablePanel report={report} id="purchase-costs" />
        <TablePanel report={report} id="transfer-tax" />
        <Laws report={report} />
      </div>
    </div>
  );
}

function Laws({ report }: { readonly report: ReportDocument }) {
  if (report.laws.length === 0) return null;
  return (
    <Panel title="The law behind it">
      <ul>
        {report.laws.map((law) => (
          <li key={`${law.title} ${law.url}`} className="border-t border-line py-2 first:border-0">
            <SourceTitle title={law.title} url={law.url} />
            <p className="text-[13px] text-ink-3">
              in force from {law.inForceFrom}, checked on {checkedWords(law.checkedOn, law.confirmed)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
