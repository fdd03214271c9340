import { numbersOf, tableIn, textsOf } from '../book/levels/level.ts';
import type { Pack, Table } from '../pack/pack.ts';
import type { CountryLevels, EuropeanPlace, LocalFigure } from './areaLevels.ts';
import { figuresOfRow } from './packFigures.ts';
import { placeKey, placeKeys } from './placeKey.ts';

/**
 * Figures for the town if its value is published (more than 25,000 people). It is found by postal code, and also by name if several towns
 * share the code. Otherwise figures for its province, found by the code, or else for the autonomous community. Rents are the community's:
 * an order of magnitude.
 */
export function spainLevels(pack: Pack, place: EuropeanPlace): CountryLevels {
  const code = /^\d{5}$/.test(place.postalCode ?? '') ? place.postalCode : null;
  const [towns, provinces, regions] = ['towns', 'provinces', 'regions'].map((name) => tableIn([pack], name));
  if (!towns || !provinces || !regions) return { price: [], rent: [], missing: ['No local figures. The data for Spain isn’t available.'] };
  const townRow = townRowOf(pack, towns, { ...place, postalCode: code });
  const provinceRow = code === null ? -1 : textsOf(provinces, 'code').indexOf(code.slice(0, 2));
  const regionId = textsOf(provinces, 'region')[provinceRow] ?? place.region;
  const regionRow = regionId === null ? -1 : regionRowOf(regions, regionId);
  const value = (table: Table, row: number, words: (name: string) => string): readonly LocalFigure[] =>
    row < 0 ? [] : figuresOfRow({ pack, table, row, ofName: words(textsOf(table, 'name')[row] ?? '') }, ['value']);
  const town = value(towns, townRow, (name) => name);
  const province = value(provinces, provinceRow, (name) => `Province of ${name}`);
  const region = value(regions, regionRow, (name) => name);
  const rent =
    regionRow < 0
      ? []
      : figuresOfRow({ pack, table: regions, row: regionRow, ofName: textsOf(regions, 'name')[regionRow] ?? '' }, [
          'rent_month',
          'rent_sqm',
        ]);
  return {
    price: [...town, ...(province.length === 0 ? region : province)],
    rent,
    missing: missingWords(place, town.length > 0, rent.length > 0),
  };
}

function missingWords({ town }: EuropeanPlace, hasTown: boolean, hasRegion: boolean): readonly string[] {
  if (!hasRegion) return ['No local figures. Add the postal code or region.'];
  return hasTown ? [] : [`No figure for ${town ?? 'the town'} itself. Values are only published for towns with more than 25,000 people.`];
}

const regionRowOf = (regions: Table, region: string): number => {
  const row = textsOf(regions, 'code').indexOf(region);
  return row >= 0 ? row : textsOf(regions, 'name').findIndex((name) => placeKey(name ?? '') === placeKey(region));
};

/**
 * By postal code if it belongs to one town only, or together with the town's name; −1 if uncertain. A name without a code is not enough.
 */
function townRowOf(pack: Pack, towns: Table, { postalCode, town }: EuropeanPlace): number {
  const postcodes = tableIn([pack], 'postcodes');
  if (postcodes === null || postalCode === null) return -1;
  const [codes, names] = [textsOf(towns, 'code'), textsOf(towns, 'name')];
  const [postal, of, alone] = [numbersOf(postcodes, 'code'), textsOf(postcodes, 'town'), textsOf(postcodes, 'alone')];
  const wanted = town === null ? '' : placeKey(town);
  const here = Array.from(postal ?? []).flatMap((number, at) => (number === Number(postalCode) ? [at] : []));
  const found =
    here.find((at) => alone[at] === 'yes') ?? here.find((at) => placeKeys(names[codes.indexOf(of[at] ?? '')] ?? '').includes(wanted));
  return found === undefined ? -1 : codes.indexOf(of[found] ?? '');
}
