import { strategyNames } from '../../../../../core/deal/strategies/strategyInput.ts';
import type { OtherOutcome } from '../../../../../core/pipeline/outcome.ts';
import type { LiveDeal } from '../../live/useLiveDeal.ts';
import { Panel } from '../../report/Panel.tsx';
import { StrategyInputs } from '../StrategyInputs.tsx';
import { useOwnValues } from '../useStrategy.ts';

interface StrategyAssumptionsProps {
  readonly live: LiveDeal;
  readonly outcome: OtherOutcome;
}

/** Every input of the strategy, each with where its value comes from. */
export function StrategyAssumptions({ live, outcome }: StrategyAssumptionsProps) {
  const { strategy, inputs, currency } = outcome;
  const { yours, change } = useOwnValues(live);
  return (
    <Panel title={strategyNames[strategy]} aside="inputs of this strategy">
      <StrategyInputs strategy={strategy} yours={yours} resolved={inputs} missing={[]} currency={currency} onChange={change} />
    </Panel>
  );
}
