import { minor } from '../../../../core/kernel/money.ts';
import type { Room } from '../../../../core/deal/strategies/inputs/rooms.ts';

/** The rooms with so many of them: the last one is repeated, or the last ones leave. */
export function withCount(rooms: readonly Room[], count: number): readonly Room[] {
  const last = rooms.at(-1) ?? { label: 'Room 1', monthlyRent: minor(50_000), voidWeeks: 3, people: 1, squareMetres: null };
  return Array.from({ length: count }, (_, at) => rooms[at] ?? { ...last, label: `Room ${at + 1}` });
}

/** The rent of a room in the mean, in whole pence. */
export const meanRent = (rooms: readonly Room[]): number =>
  rooms.length === 0 ? 0 : Math.round(rooms.reduce((sum, { monthlyRent }) => sum + monthlyRent, 0) / rooms.length);

/** The rooms at another mean rent, each in the proportion it had. */
export function withMeanRent(rooms: readonly Room[], mean: number): readonly Room[] {
  const now = meanRent(rooms);
  return rooms.map((room) => ({ ...room, monthlyRent: minor(Math.round(now === 0 ? mean : (room.monthlyRent * mean) / now)) }));
}
