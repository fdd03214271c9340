import { tableIn, textsOf } from '../book/levels/level.ts';
import type { Pack } from '../pack/pack.ts';
import type { CountryLevels, EuropeanPlace } from './areaLevels.ts';
import { figuresOfRow } from './packFigures.ts';
import { placeKey } from './placeKey.ts';

/**
 * Figures for the municipality (concelho) with the town's name, never for a district, because a district is named after its capital.
 * Parishes are not listed, so a place with another name has no figure. Names shared with the Azores or Madeira need the postal code (95 to
 * 99 the Azores, 90 to 94 Madeira).
 */
export function portugalLevels(pack: Pack, { postalCode, town }: EuropeanPlace): CountryLevels {
  const table = tableIn([pack], 'municipalities');
  const names = table === null ? [] : textsOf(table, 'name').map((name) => name ?? '');
  const row = town === null ? -1 : rowNamed(names, town, postalCode);
  if (table === null || row < 0)
    return {
      price: [],
      rent: [],
      missing: [`No local figures. ${town ?? 'This town'} can’t be matched to a municipality by name.`],
    };
  const at = { pack, table, row, ofName: names[row] ?? '' };
  const rent = figuresOfRow(at, ['rent']);
  return {
    price: figuresOfRow(at, ['price']).map((figure) => ({ ...figure, note: byName })),
    rent: rent.map((figure) => ({ ...figure, note: byName })),
    missing: rent.length === 0 ? [`No rents for new leases are published for ${at.ofName}.`] : [],
  };
}

const byName = 'Matched by municipality name. Check that the property is there.';

/** Names in other languages. */
const alias: Readonly<Record<string, string>> = { lisbon: 'lisboa', oporto: 'porto' };

const islands: readonly (readonly [suffix: RegExp, codes: RegExp])[] = [
  [/ \(R\.A\.A\.\)$/, /^9[5-9]/],
  [/ \(R\.A\.M\.\)$/, /^9[0-4]/],
];

function rowNamed(names: readonly string[], name: string, postalCode: string | null): number {
  const key = placeKey(name);
  const wanted = alias[key] ?? key;
  const bare = (text: string): string => placeKey(islands.reduce((left, [suffix]) => left.replace(suffix, ''), text));
  const rows = names.flatMap((text, at) => (bare(text) === wanted ? [at] : []));
  if (rows.length < 2) return rows[0] ?? -1;
  if (postalCode === null) return -1;
  const island = islands.find(([, codes]) => codes.test(postalCode))?.[0] ?? null;
  const fits = (text: string): boolean => (island === null ? !islands.some(([suffix]) => suffix.test(text)) : island.test(text));
  return rows.find((at) => fits(names[at] ?? '')) ?? -1;
}
