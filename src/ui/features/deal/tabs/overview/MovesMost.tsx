import { strategyInputs } from '../../../../../core/deal/strategies/strategyCatalogue.ts';
import { DealInput } from '../../input/DealInput.tsx';
import type { LiveDeal } from '../../live/useLiveDeal.ts';
import { Panel } from '../../report/Panel.tsx';
import { mainInputs } from '../../strategies/mainInputs.ts';

/** The inputs a buy-to-let's result depends on most, in the order people change them. */
const ofLetting: readonly string[] = ['purchasePrice', 'monthlyRent', 'mortgageRate', 'deposit', 'voidWeeks', 'vacancy', 'propertyTax'];

/** The few inputs that matter most, editable where they stand. */
export function MovesMost({ live }: { readonly live: LiveDeal }) {
  const { id } = live.strategy;
  const entries = strategyInputs(id, live.market);
  const shown = (id === 'buy-to-let' ? ofLetting : mainInputs[id]).flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  return (
    <Panel title="What moves it most" aside="type over a number, everything follows">
      <div>
        {shown.map((entry) => (
          <DealInput key={entry.key} live={live} entry={entry} />
        ))}
      </div>
    </Panel>
  );
}
