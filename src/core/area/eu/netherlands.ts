import { tableIn, textsOf } from '../book/levels/level.ts';
import type { Pack } from '../pack/pack.ts';
import type { CountryLevels, EuropeanPlace } from './areaLevels.ts';
import { figuresOfRow } from './packFigures.ts';
import { placeKey } from './placeKey.ts';

/**
 * The average sale price in the municipality with the town's name, and in its province if known. Names shared by several places ("Bergen",
 * "Rijswijk") need the province. No rents are published here.
 */
export function netherlandsLevels(pack: Pack, { town, region }: EuropeanPlace): CountryLevels {
  const [municipalities, provinces] = [tableIn([pack], 'municipalities'), tableIn([pack], 'provinces')];
  if (municipalities === null || provinces === null)
    return { price: [], rent: [], missing: ['No local figures. The data for the Netherlands isn’t available.'] };
  const provinceNames = textsOf(provinces, 'name').map((name) => name ?? '');
  const provinceRow = region === null ? -1 : provinceNames.findIndex((name) => placeKey(name) === provinceKey(region));
  const names = textsOf(municipalities, 'name').map((name) => name ?? '');
  const row = town === null ? -1 : rowNamed(names, town, provinceNames[provinceRow] ?? null);
  const local = row < 0 ? [] : figuresOfRow({ pack, table: municipalities, row, ofName: names[row] ?? '' }, ['price']);
  const wider =
    provinceRow < 0
      ? []
      : figuresOfRow({ pack, table: provinces, row: provinceRow, ofName: `Province of ${provinceNames[provinceRow]}` }, ['price']);
  return {
    price: [...local.map((figure) => ({ ...figure, note: 'Matched by municipality name. Check that the property is there.' })), ...wider],
    rent: [],
    missing: [
      ...(local.length > 0
        ? []
        : [`No local price. ${town ?? 'This town'} can’t be matched to a municipality by name${provinceRow < 0 ? ' alone' : ''}.`]),
      'We don’t have local rents for the Netherlands.',
    ],
  };
}

const alias: Readonly<Record<string, string>> = { 'den haag': 's gravenhage', 'the hague': 's gravenhage', 'den bosch': 's hertogenbosch' };
const provinceKey = (region: string): string => placeKey(region).replace(/^friesland$/, 'fryslan');

/** The publisher's suffixes for ambiguous names, and their province. */
const suffixes: Readonly<Record<string, string>> = {
  'L.': 'Limburg',
  'NH.': 'Noord-Holland',
  'O.': 'Overijssel',
  'Z.': 'Zeeland',
  'ZH.': 'Zuid-Holland',
};

function rowNamed(names: readonly string[], town: string, province: string | null): number {
  const key = placeKey(town);
  const wanted = alias[key] ?? key;
  return names.findIndex((name) => {
    const [, bare = name, suffix] = /^(.*) \((.+)\)$/.exec(name) ?? [];
    return placeKey(bare) === wanted && (suffix === undefined || suffixes[suffix] === province);
  });
}
