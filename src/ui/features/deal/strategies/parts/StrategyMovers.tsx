import { strategyInputs } from '../../../../../core/deal/strategies/strategyCatalogue.ts';
import type { OtherOutcome } from '../../../../../core/pipeline/outcome.ts';
import type { LiveDeal } from '../../live/useLiveDeal.ts';
import { Panel } from '../../report/Panel.tsx';
import { mainInputs } from '../mainInputs.ts';
import { StrategyInput } from '../StrategyInputs.tsx';
import { useOwnValues } from '../useStrategy.ts';

interface StrategyMoversProps {
  readonly live: LiveDeal;
  readonly outcome: OtherOutcome;
}

/** The few inputs of a strategy that matter most, editable where they stand. */
export function StrategyMovers({ live, outcome: { strategy, inputs, currency } }: StrategyMoversProps) {
  const { yours, change } = useOwnValues(live);
  const entries = strategyInputs(strategy);
  const shown = mainInputs[strategy].flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  return (
    <Panel title="What moves it most" aside="type over a number, everything follows">
      {shown.map((entry) => (
        <StrategyInput key={entry.key} entry={entry} yours={yours} resolved={inputs} currency={currency} onChange={change} />
      ))}
    </Panel>
  );
}
