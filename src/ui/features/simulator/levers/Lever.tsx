import { editText, parseQuantity } from '../../../../core/deal/strategies/parseInput.ts';
import { formatInput, inputWarning } from '../../../../core/deal/strategies/inputValue.ts';
import { SliderField } from '../../../components/field/SliderField.tsx';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { inputFormatOf } from '../../../parts/inputs/inputFormat.ts';
import { InputNote } from './InputNote.tsx';
import { leverSpan } from './leverSpan.ts';
import type { Levers } from './useLevers.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

interface LeverProps {
  readonly entry: InputEntry;
  readonly levers: Levers;
}

/** One numeric input of the selected strategy as a slider. Renders nothing for other inputs. */
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
      parse={(text) => parseQuantity(entry, text, inputFormatOf(countryOfMarket(levers.market)))}
      format={(each) => formatInput(bare, each, levers.currency)}
      editFormat={(each) => editText(entry, each)}
      onChange={(next) => levers.change(entry.key, next)}
      mark={levers.markOf(entry.key)}
      note={<InputNote entry={entry} levers={levers} warning={inputWarning(entry, value, levers.currency)} />}
      testId={`lever-${entry.key}`}
    />
  );
}
