import { minor } from '../../../../core/kernel/money.ts';
import type { Room } from '../../../../core/deal/strategies/inputs/rooms.ts';

/** A list with the given number of rooms. Repeats the last room, or drops rooms from the end. */
export function withCount(rooms: readonly Room[], count: number): readonly Room[] {
  const last = rooms.at(-1) ?? { label: 'Room 1', monthlyRent: minor(50_000), voidWeeks: 3, people: 1, squareMetres: null };
  return Array.from({ length: count }, (_, at) => rooms[at] ?? { ...last, label: `Room ${at + 1}` });
}
