import type { Pack, Table } from '../../pack/pack.ts';
import { levelOf, numbersOf, tableIn, textsOf } from './level.ts';
import type { Level } from './level.ts';
import type { PlaceRef } from '../place.ts';

const unitedKingdom: PlaceRef = { kind: 'country', code: 'K02000001' };

/** The UK levels: sectors (if their pack is loaded), districts, local authorities, regions of England, and nations. */
export function ukLevels(packs: readonly Pack[]): readonly Level[] {
  const [countries, regions, authorities, districts] = ['countries', 'regions', 'authorities', 'districts'].map((name) =>
    tableIn(packs, name),
  );
  if (!countries || !regions || !authorities || !districts) return [];
  const nation = named('country', countries, (row) => (row === 0 ? [] : [unitedKingdom]));
  const region = named('region', regions, () => [{ kind: 'country', code: 'E92000001' }, unitedKingdom]);
  const authority = authorityLevel(authorities, { regions, countries });
  const district = districtLevel(districts, authority);
  const sectors = tableIn(packs, 'sectors');
  return [...(sectors === null ? [] : [sectorLevel(sectors, district)]), district, authority, region, nation];
}

const codesOf = (table: Table): readonly string[] => textsOf(table, 'code').map((code) => code ?? '');

function named(kind: 'country' | 'region', table: Table, within: (row: number) => readonly PlaceRef[]): Level {
  const names = textsOf(table, 'name');
  return levelOf({ kind, table, codes: codesOf(table), name: (row) => names[row] ?? '', within });
}

function authorityLevel(table: Table, { regions, countries }: { readonly regions: Table; readonly countries: Table }): Level {
  const byName = (of: Table): ReadonlyMap<string, string> =>
    new Map(codesOf(of).map((code, row) => [textsOf(of, 'name')[row] ?? '', code]));
  const [regionCodes, countryCodes] = [byName(regions), byName(countries)];
  const [names, region, country] = ['name', 'region', 'country'].map((column) => textsOf(table, column)) as [Texts, Texts, Texts];
  const [rentalArea, shared] = [textsOf(table, 'rental_area'), textsOf(table, 'crime_shared')];
  return levelOf({
    kind: 'authority',
    table,
    codes: codesOf(table),
    name: (row) => names[row] ?? '',
    within: (row) => [
      ...refTo('region', regionCodes.get(region[row] ?? '')),
      ...refTo('country', countryCodes.get(country[row] ?? '')),
      unitedKingdom,
    ],
    figureNote: (row, group) => {
      const area = rentalArea[row] ?? null;
      if ((group === 'rent' || group === 'yield') && area !== null)
        return `Rents are for the rental area ${area}, as Scotland doesn’t publish them by council.`;
      const together = shared[row] ?? null;
      return group === 'crime' && together !== null ? `One rate for councils that report jointly: ${together}.` : null;
    },
  });
}

type Texts = readonly (string | null)[];

function districtLevel(table: Table, authority: Level): Level {
  const [names, also] = [textsOf(table, 'name'), textsOf(table, 'also_in')];
  const codes = codesOf(table);
  const authorityRow = numbersOf(table, 'authority');
  const share = numbersOf(table, 'authority_share');
  const rowOf = (row: number): number => authorityRow?.[row] ?? Number.NaN;
  return levelOf({
    kind: 'district',
    table,
    codes,
    name: (row) => [codes[row], names[row]].filter((part) => part !== null && part !== undefined).join(', '),
    within: (row) => {
      const at = rowOf(row);
      const code = authority.codes[at];
      return code === undefined ? [unitedKingdom] : [{ kind: 'authority', code }, ...authority.within(at)];
    },
    note: (row) => {
      const others = (also[row] ?? '').split(' ').filter((at) => at !== '');
      if (others.length === 0) return null;
      const names_ = others.map((at) => authority.name(Number(at))).join(' and ');
      const percent = Math.round((share?.[row] ?? 0) * 100);
      return `${percent}% of the postcodes in this district are in ${authority.name(rowOf(row))}, whose figures are shown. Others are in ${names_}.`;
    },
  });
}

function sectorLevel(table: Table, district: Level): Level {
  const [outcodes, authorities, digits] = [textsOf(table, 'district'), textsOf(table, 'authority'), numbersOf(table, 'digit')];
  const codes = outcodes.map((outcode, row) => `${outcode} ${digits?.[row] ?? ''}`);
  return levelOf({
    kind: 'sector',
    table,
    codes,
    name: (row) => codes[row] ?? '',
    within: (row) => {
      const code = outcodes[row] ?? '';
      const at = district.rowOf.get(code);
      if (at === undefined) return [unitedKingdom];
      // A sector can be in a different authority from most of its district.
      const own = refTo('authority', authorities[row] ?? undefined);
      return [{ kind: 'district', code }, ...own, ...district.within(at).filter(({ kind }) => kind !== 'authority' || own.length === 0)];
    },
  });
}

const refTo = (kind: PlaceRef['kind'], code: string | undefined): readonly PlaceRef[] => (code === undefined ? [] : [{ kind, code }]);
