import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { strategyNameOf } from '../state/strategyNameOf.ts';
import type { Layer } from '../../../parts/address/simulatorChanges.ts';
import { sharedInputs } from '../../../parts/address/simulatorChanges.ts';
import type { Simulated } from '../../../parts/address/simulatorSearch.ts';
import { Lever } from './Lever.tsx';
import { mainInputs } from '../../../../core/deal/strategies/mainInputs.ts';
import { OtherInputs } from './OtherInputs.tsx';
import { RoomsLever } from './RoomsLever.tsx';
import { useLevers } from './useLevers.ts';

interface LeverPanelProps {
  readonly focused: SimulatedStrategy;
  readonly strategy: Simulated;
  readonly layer: Layer;
  readonly onLayer: (layer: Layer) => void;
}

/** The selected strategy's inputs. Inputs of the property and loan apply to every strategy that has them. */
export function LeverPanel(props: LeverPanelProps) {
  const levers = useLevers(props);
  const entries = new Map(strategyInputs(props.strategy, props.focused.market).map((entry) => [entry.key, entry] as const));
  const name = strategyNameOf({ ...props.focused, strategy: props.strategy });
  const main = mainInputs[props.strategy].flatMap((key) => entries.get(key) ?? []);
  const parts = [
    { title: 'Property and loan', hint: 'for every strategy', of: main.filter(({ key }) => sharedInputs.has(key)) },
    { title: name, hint: 'for this strategy only', of: main.filter(({ key }) => !sharedInputs.has(key)) },
  ].filter(({ of }) => of.length > 0);
  return (
    <Panel title="Assumptions" aside={name}>
      {parts.map(({ title, hint, of }) => (
        <section key={title} aria-label={title} className="pb-1">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 pt-1 pb-0.5 text-[13px] font-medium text-ink-2">
            {title} <span className="font-normal text-ink-3">{hint}</span>
          </h3>
          {of.map((entry) =>
            entry.unit === 'rooms' ? (
              <RoomsLever key={entry.key} entry={entry} levers={levers} />
            ) : (
              <Lever key={entry.key} entry={entry} levers={levers} />
            ),
          )}
        </section>
      ))}
      <OtherInputs levers={levers} />
    </Panel>
  );
}
