import type { Side } from './side.ts';

/** A short name, unique within the comparison: district or street, numbered if two are the same. */
export function sideName(side: Side, sides: readonly Side[]): string {
  const name = shortName(side);
  const alike = sides.filter((other) => shortName(other) === name);
  return alike.length < 2 ? name : `${name} (${alike.indexOf(side) + 1})`;
}

const shortName = ({ deal: { facts } }: Side): string => facts.outcode ?? facts.address?.split(',')[0]?.slice(0, 18) ?? 'Deal';
