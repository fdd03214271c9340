import { regionOfPostalCode } from '../../../../src/core/place/regionOfPostalCode.ts';
import { deltaColumn, pickColumn, textColumn } from '../../encode.ts';
import { alike } from '../../measures/measureSpec.ts';
import type { PackDraft } from '../../packDraft.ts';
import { textOf } from '../../readCsv.ts';
import type { CsvRow } from '../../readCsv.ts';
import { countryPack, rowsOf, tableOf } from './countryPack.ts';
import type { BuiltTable } from './countryPack.ts';

const values = alike(
  {
    group: 'price',
    unit: 'eur-sqm',
    d: 0,
    period: 'Q2 2026',
    sources: ['es-values'],
    bounds: [500, 8_000],
    note: 'Appraised value of homes of every kind, new and old, not a sale price. Taken from a copy: compare it with the ministry’s table before you rely on it.',
  },
  ['value|Appraised value, average|appraised_eur_m2'],
);

const taxReturns = {
  group: 'rent',
  period: '2024',
  sources: ['es-serpavi'],
  note: 'Rents of existing tenancies in the whole region, from tax returns. This is an order of magnitude, not the rent for a home to be let now.',
} as const;
const rents = [
  ...alike({ ...taxReturns, unit: 'eur-month', d: 0, bounds: [300, 1_500] }, [
    'rent_month|Median rent in the region|median_rent_eur_month',
  ]),
  ...alike({ ...taxReturns, unit: 'eur-sqm-month', d: 2, bounds: [3, 20] }, [
    'rent_sqm|Median rent in the region|median_rent_eur_m2_month',
  ]),
];

/**
 * INE province codes: https://www.ine.es/daco/daco42/codmun/cod_ccaa_provincia.htm, checked 24 November 2026. Names as in the ministry's
 * table.
 */
const provinces =
  '01 Araba/Alava|02 Albacete|03 Alicante/Alacant|04 Almería|05 Ávila|06 Badajoz|07 Illes Balears|08 Barcelona|09 Burgos|10 Cáceres|11 Cádiz|' +
  '12 Castellón/Castelló|13 Ciudad Real|14 Córdoba|15 A Coruña|16 Cuenca|17 Girona|18 Granada|19 Guadalajara|20 Gipuzkoa|21 Huelva|22 Huesca|' +
  '23 Jaén|24 León|25 Lleida|26 La Rioja|27 Lugo|28 Madrid|29 Málaga|30 Murcia|31 Navarra|32 Ourense|33 Asturias|34 Palencia|35 Las Palmas|' +
  '36 Pontevedra|37 Salamanca|38 Santa Cruz de Tenerife|39 Cantabria|40 Segovia|41 Sevilla|42 Soria|43 Tarragona|44 Teruel|45 Toledo|' +
  '46 Valencia/València|47 Valladolid|48 Bizkaia|49 Zamora|50 Zaragoza|51 Ceuta|52 Melilla';

/**
 * Autonomous communities by INE code, each with one of its provinces (which determines the id in `place`) and its name in the ministry's
 * table.
 */
const communities =
  '01 04 Andalucía|02 22 Aragón|03 33 Asturias|04 07 Illes Balears|05 35 Canarias|06 39 Cantabria|07 05 Castilla y León|08 02 Castilla-La Mancha|' +
  '09 08 Cataluña|10 03 Comunidad Valenciana|11 06 Extremadura|12 15 Galicia|13 28 Madrid|14 30 Murcia|15 31 Navarra|16 01 País Vasco|' +
  '17 26 La Rioja|18 51 Ceuta|19 52 Melilla';

/** Spain: appraised values for towns, provinces and autonomous communities, rents by community, and the towns' postal codes. */
export function spain(folder: string): PackDraft {
  const prices = rowsOf(folder, 'es-prices');
  const towns = prices.filter((row) => textOf(row, 'level') === 'town').toSorted((one, other) => (codeOf(one) < codeOf(other) ? -1 : 1));
  const codes = towns.map(codeOf);
  const wider = (level: string) => (name: string) =>
    prices.find((row) => textOf(row, 'level').split('+').includes(level) && textOf(row, 'name') === name);
  return countryPack({
    id: 'eu-es',
    title: 'Spain: towns, provinces and autonomous communities',
    tables: {
      towns: tableOf(towns, {
        names: codes,
        columns: { code: textColumn(codes), name: textColumn(towns.map((row) => textOf(row, 'name'))) },
        specs: values,
      }),
      provinces: provinceTable(wider('province')),
      regions: regionTable(folder, wider('region')),
      postcodes: postcodeTable(folder, codes),
    },
    alsoFrom: ['es-callejero'],
    rows: prices.length,
    expectedRows: 368,
    vintage: { 'Appraised values': 'Q2 2026', Rents: '2024', 'Postal codes': 'May 2026' },
    budget: 16_000,
  });
}

const codeOf = (row: CsvRow): string => textOf(row, 'municipio_id');
const regionId = (province: string): string => regionOfPostalCode('ES', `${province}001`) ?? '';

type Find = (name: string) => CsvRow | undefined;

function provinceTable(find: Find): BuiltTable {
  const listed = provinces.split('|').map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }));
  const codes = listed.map(({ code }) => code);
  const built = tableOf(
    listed.map(({ name }) => find(name) ?? { appraised_eur_m2: '' }),
    {
      names: codes,
      columns: { code: textColumn(codes), name: textColumn(listed.map(({ name }) => name)), region: pickColumn(codes.map(regionId)) },
      specs: values,
    },
  );
  return { ...built, faults: [...built.faults, ...listed.filter(({ name }) => !find(name)).map(({ name }) => `${name} has no value`)] };
}

function regionTable(folder: string, find: Find): BuiltTable {
  const latest = new Map(
    rowsOf(folder, 'es-rents-ccaa').flatMap((row) => (textOf(row, 'year') === '2024' ? [[textOf(row, 'ccaa_code'), row]] : [])),
  );
  const listed = communities.split('|').map((line) => {
    const [code = '', province = '', ...name] = line.split(' ');
    return { code, id: regionId(province), name: name.join(' ') };
  });
  const built = tableOf(
    listed.map(({ code, name }) => ({ ...latest.get(code), appraised_eur_m2: find(name)?.['appraised_eur_m2'] ?? '' })),
    {
      names: listed.map(({ id }) => id),
      columns: { code: textColumn(listed.map(({ id }) => id)), name: textColumn(listed.map(({ name }) => name)) },
      specs: [...values, ...rents],
    },
  );
  return { ...built, faults: [...built.faults, ...listed.filter(({ name }) => !find(name)).map(({ name }) => `${name} has no value`)] };
}

/** Postal codes that overlap a town with a value: the town's code, and 1 if the postal code covers only that town. */
function postcodeTable(folder: string, towns: readonly string[]): BuiltTable {
  const places = new Map<string, Set<string>>();
  for (const row of rowsOf(folder, 'es-postcodes')) {
    const postcode = textOf(row, 'postcode');
    places.set(postcode, (places.get(postcode) ?? new Set<string>()).add(codeOf(row)));
  }
  const pairs = [...places]
    .flatMap(([postcode, codes]) =>
      [...codes].filter((code) => towns.includes(code)).map((town) => ({ postcode, town, alone: codes.size === 1 })),
    )
    .toSorted((one, other) => Number(one.postcode) - Number(other.postcode));
  return {
    faults: [],
    table: {
      rows: pairs.length,
      columns: {
        code: deltaColumn(
          pairs.map(({ postcode }) => Number(postcode)),
          0,
        ),
        town: pickColumn(pairs.map(({ town }) => town)),
        alone: pickColumn(pairs.map(({ alone }) => (alone ? 'yes' : null))),
      },
    },
  };
}
