import { meanRent, withMeanRent, type Room } from '../../../../core/deal/strategies/inputs/rooms.ts';
import { editText, parseQuantity } from '../../../../core/deal/strategies/parseInput.ts';
import { formatInput } from '../../../../core/deal/strategies/inputValue.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { SliderField } from '../../../components/field/SliderField.tsx';
import { inputFormatOf } from '../../../parts/inputs/inputFormat.ts';
import { InputNote } from './InputNote.tsx';
import { leverSpan } from './leverSpan.ts';
import { withCount } from './rooms.ts';
import type { Levers } from './useLevers.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

/** The rooms of a shared house as two sliders: the number of rooms and the average rent. */
export function RoomsLever({ entry, levers }: { readonly entry: InputEntry; readonly levers: Levers }) {
  const { value, base } = levers.read(entry.key);
  if (!Array.isArray(value)) return null;
  const rooms = value as readonly Room[];
  const before = Array.isArray(base) ? (base as readonly Room[]) : rooms;
  const count: InputEntry = {
    ...entry,
    label: countryOfMarket(levers.market) === 'US' ? 'Rooms rented' : 'Rooms let',
    unit: 'count',
    bounds: [1, 30],
    usual: [3, 8],
  };
  const rent: InputEntry = { ...entry, label: 'Rent per room', unit: 'money', bounds: [0, 1_000_000], usual: [30_000, 100_000] };
  const change = (next: readonly Room[]) => levers.change(entry.key, next);
  const fields = [
    { of: count, now: rooms.length, was: before.length, set: (each: number) => withCount(rooms, each), unit: '' },
    {
      of: rent,
      now: meanRent(rooms),
      was: meanRent(before),
      set: (each: number) => withMeanRent(rooms, each),
      unit: 'a month on average',
    },
  ];
  return (
    <>
      {fields.map(({ of, now, was, set, unit }) => (
        <SliderField
          key={of.label}
          label={of.label}
          unit={unit}
          value={now}
          {...leverSpan(of, was)}
          parse={(text) => parseQuantity(of, text, inputFormatOf(countryOfMarket(levers.market)))}
          format={(each) => formatInput(of, each, levers.currency)}
          editFormat={(each) => editText(of, each)}
          onChange={(each) => change(set(each))}
          mark={levers.markOf(entry.key)}
          note={of === rent ? <InputNote entry={entry} levers={levers} warning={null} /> : undefined}
          testId={of === rent ? 'lever-room-rent' : 'lever-room-count'}
        />
      ))}
    </>
  );
}
