import type { Holding } from '../deal/holding/holding.ts';

export type GroupBy = 'outcode' | 'authority' | 'country';

export interface PlaceMembers {
  /** The place's name; empty if unknown. */
  readonly name: string;
  readonly members: readonly Holding[];
}

/** Holdings grouped by place, the largest group first, then by name. */
export function placeGroups(holdings: readonly Holding[], by: GroupBy): readonly PlaceMembers[] {
  const groups = new Map<string, Holding[]>();
  for (const holding of holdings) {
    const name = holding.place[by]?.trim() ?? '';
    groups.set(name, [...(groups.get(name) ?? []), holding]);
  }
  return [...groups]
    .map(([name, members]) => ({ name, members }))
    .toSorted((one, other) => other.members.length - one.members.length || one.name.localeCompare(other.name));
}
