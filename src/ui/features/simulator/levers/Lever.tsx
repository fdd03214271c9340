import { editStrategyInput, parseStrategyInput } from '../../../../core/deal/strategies/parseStrategyInput.ts';
import { formatStrategyInput, strategyInputWarning } from '../../../../core/deal/strategies/strategyInputValue.ts';
import type { StrategyInputEntry } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { SliderField } from '../../../components/field/SliderField.tsx';
import { InputNote } from './InputNote.tsx';
import { leverSpan } from './leverSpan.ts';
import type { Levers } from './useLevers.ts';

interface LeverProps {
  readonly entry: StrategyInputEntry;
  readonly levers: Levers;
}

/** One quantity of the strategy in focus as a slider. */
export function Lever({ entry, levers }: LeverProps) {
  const { value, base } = levers.read(entry.key);
  if (typeof value !== 'number') return null;
  const span = leverSpan(entry, typeof base === 'number' ? base : value);
  const bare = { ...entry, of: null, per: null };
  const unit = [entry.of, entry.per === null || entry.per === 'once' || entry.label.startsWith('Monthly') ? null : `a ${entry.per}`];
  return (
    <SliderField
      label={entry.label}
      unit={unit.filter((word) => word !== null).join(' ')}
      value={value}
      {...span}
      parse={(text) => parseStrategyInput(entry, text)}
      format={(each) => formatStrategyInput(bare, each, levers.currency)}
      editFormat={(each) => editStrategyInput(entry, each)}
      onChange={(next) => levers.change(entry.key, next)}
      mark={levers.markOf(entry.key)}
      note={<InputNote entry={entry} levers={levers} warning={strategyInputWarning(entry, value, levers.currency)} />}
      testId={`lever-${entry.key}`}
    />
  );
}
