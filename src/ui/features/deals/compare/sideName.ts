import type { Side } from './side.ts';

/** A short name that tells a deal from the others of its comparison: district or street, with its price where two are alike. */
export function sideName(side: Side, sides: readonly Side[]): string {
  const name = shortName(side);
  const alike = sides.filter((other) => shortName(other) === name);
  return alike.length < 2 ? name : `${name} (${alike.indexOf(side) + 1})`;
}

const shortName = ({ deal: { facts } }: Side): string => facts.outcode ?? facts.address?.split(',')[0]?.slice(0, 18) ?? 'Deal';
