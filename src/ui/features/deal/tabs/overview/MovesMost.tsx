import type { AssumptionKey } from '../../../../../core/deal/assumptions.ts';
import { AssumptionRow } from '../../input/AssumptionRow.tsx';
import { Panel } from '../../report/Panel.tsx';
import type { LiveDeal } from '../../live/useLiveDeal.ts';

/** The inputs a buy-to-let result depends on most, in the order people change them. */
const movers: readonly AssumptionKey[] = ['purchasePrice', 'monthlyRent', 'mortgageRate', 'deposit', 'voidWeeks'];

/** The few inputs that matter most, editable where they stand. */
export function MovesMost({ live }: { readonly live: LiveDeal }) {
  return (
    <Panel title="What moves it most" aside="type over a number, everything follows">
      <div>
        {movers.map((key) => (
          <AssumptionRow key={key} assumption={key} live={live} />
        ))}
      </div>
    </Panel>
  );
}
