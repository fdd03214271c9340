import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usRentModules } from '../../../../../scripts/packs/usRentModules.ts';
import { counties, countiesNamed, countyOfZip, type County } from '../../../../../src/core/area/us/counties.ts';
import { countyKey } from '../../../../../src/core/area/us/countyKey.ts';
import { isUsState, usStates, type UsState } from '../../../../../src/core/market/markets.ts';
import { publishedPack } from '../../../../support/areaPacks.ts';
import { numbersOf, textsOf } from '../../../../support/packColumns.ts';

const folder = join(import.meta.dirname, '../../../../../src/core/area/us');
const named = (name: string, state: UsState) => countiesNamed(name, state).map((county) => `${county.fips} ${county.name}`);
const zipOf = (code: number): string => String(code).padStart(5, '0');
const coded = (code: number): string | null => {
  const county = countyOfZip(zipOf(code));
  return county === null ? null : `${county.name}, ${county.state}`;
};

/** Whether a county is the listed one: "Richmond City, VA" is the city, "Saint Louis, MO" the county. */
const isListedAs = (county: County | null, listed: string): boolean =>
  county !== null &&
  [`${county.name}, ${county.state}`, `${county.name.replace(/ (?:county|parish|city)$/i, '')}, ${county.state}`].some(
    (own) => countyKey(own) === countyKey(listed),
  );

describe('generated county data', () => {
  it('matches what the packs generate, file by file', () => {
    for (const { file, text } of usRentModules(publishedPack('us-core'), publishedPack('us-zips')))
      expect([file, readFileSync(join(folder, file), 'utf8') === text]).toEqual([file, true]);
  });

  it('has the pack’s rents and names, except Connecticut’s old counties and a few counties created since', () => {
    const [codes, names, states] = [
      numbersOf('us-core', 'counties', 'code'),
      textsOf('us-core', 'counties', 'name'),
      textsOf('us-core', 'counties', 'state'),
    ];
    const rents = [0, 1, 2, 3, 4].map((size) => numbersOf('us-core', 'counties', `fmr${size}`));
    const rows = codes.flatMap((fips, row) => {
      const values = rents.map((column) => column[row] ?? Number.NaN);
      return isUsState(states[row]) && states[row] !== 'CT' ? [[fips, states[row], countyKey(names[row] ?? ''), values]] : [];
    });
    expect(rows).toHaveLength(3_132);
    const own = counties().map(({ fips, state, name, rents: known }) => [fips, state, countyKey(name.replace(/ city$/, '')), known]);
    const listed = new Set<unknown>(rows.map(([fips]) => fips));
    expect(own.filter(([fips]) => listed.has(fips))).toEqual(rows);
    expect(own.filter(([fips]) => !listed.has(fips)).map(([fips]) => fips)).toEqual([
      2063, 2066, 9110, 9120, 9130, 9140, 9150, 9160, 9170, 9180, 9190, 51_610,
    ]);
    expect(new Set(counties().map(({ state }) => state)).size).toBe(usStates.length);
  });

  it('has a rent for each size, and rents never fall as bedrooms are added', () => {
    const others = counties().filter(({ rents }) => rents.length !== 5 || rents.some((rent, size) => rent < (rents[size - 1] ?? 300)));
    expect(others).toEqual([]);
  });

  it.each([
    ['45402', 39_113, 'Montgomery County', 'OH'],
    ['90210', 6_037, 'Los Angeles County', 'CA'],
    ['10012', 36_061, 'New York County', 'NY'],
    ['70112', 22_071, 'Orleans Parish', 'LA'],
    ['20001', 11_001, 'District of Columbia', 'DC'],
    ['63101', 29_510, 'St. Louis city', 'MO'],
    ['63105', 29_189, 'St. Louis County', 'MO'],
    ['23220', 51_760, 'Richmond city', 'VA'],
    ['99501', 2_020, 'Anchorage Municipality', 'AK'],
    ['89701', 32_510, 'Carson City', 'NV'],
    ['88001', 35_013, 'Doña Ana County', 'NM'],
    ['33130', 12_086, 'Miami-Dade County', 'FL'],
    ['06103', 9_110, 'Capitol Planning Region', 'CT'],
    ['06902', 9_190, 'Western Connecticut Planning Region', 'CT'],
    ['06510', 9_170, 'South Central Connecticut Planning Region', 'CT'],
    ['06320', 9_180, 'Southeastern Connecticut Planning Region', 'CT'],
    ['99686', 2_063, 'Chugach Census Area', 'AK'],
    ['22046', 51_610, 'Falls Church city', 'VA'],
    ['00501', 36_103, 'Suffolk County', 'NY'],
    // The list of ZIP codes gives these counties an older or a wrong name.
    ['57770', 46_102, 'Oglala Lakota County', 'SD'],
    ['99840', 2_230, 'Skagway Municipality', 'AK'],
    ['80923', 8_041, 'El Paso County', 'CO'],
    ['93737', 6_019, 'Fresno County', 'CA'],
  ])('ZIP code %s is in county %s, %s, %s', (...[zip, fips, name, state]) => {
    expect(countyOfZip(zip)).toMatchObject({ fips, name, state });
  });

  it('has no county for a ZIP code that is unused, in a territory, without figures, or malformed', () => {
    expect(['00000', '99999', '00901', '96799', '06025', '4540', '45402-1234', ''].map(countyOfZip)).toEqual(Array(8).fill(null));
  });

  it('agrees with the list of ZIP codes, except for the list’s errors and older names', () => {
    const [names, states] = [textsOf('us-zips', 'zips', 'county'), textsOf('us-zips', 'zips', 'state')];
    const others = numbersOf('us-zips', 'zips', 'code').flatMap((code, row) => {
      const listed = `${names[row]}, ${states[row]}`;
      return isListedAs(countyOfZip(zipOf(code)), listed) ? [] : [`${zipOf(code)} ${listed}: ${coded(code)}`];
    });
    expect(others.filter((line) => !/, (?:AK|CT): /.test(line) && !line.includes(' Shannon, SD: Oglala Lakota'))).toEqual([
      '20112 Manassas Park City, VA: Prince William County, VA',
      '24422 Clifton Forge City, VA: Alleghany County, VA',
      '24523 Bedford City, VA: Bedford County, VA',
      '31562 Decatur, GA: Charlton County, GA',
      '39825 Phelps, GA: Decatur County, GA',
      '39836 Fayette, GA: Randolph County, GA',
      '56965 Polk, DC: null',
      '73012 Stephens, OK: Oklahoma County, OK',
      '78665 Blanco, TX: Williamson County, TX',
      '80247 Jefferson, CO: Denver County, CO',
      '80923 Mohave, CO: El Paso County, CO',
      '80924 Mohave, CO: El Paso County, CO',
      '80927 Mohave, CO: El Paso County, CO',
      '80938 Mohave, CO: El Paso County, CO',
      '80939 Mohave, CO: El Paso County, CO',
      '87034 Valencia, NM: Cibola County, NM',
      '93737 Clark, NV: Fresno County, CA',
      '97317 Polk, OR: Marion County, OR',
    ]);
    const unknown = others.filter((line) => line.endsWith('null'));
    expect([unknown.length, unknown.filter((line) => line.includes(', CT: ')).length]).toEqual([31, 30]);
  });

  it('has only ZIP codes that are in the list', () => {
    const listed = new Set(numbersOf('us-zips', 'zips', 'code'));
    expect(Array.from({ length: 100_000 }, (_, code) => code).filter((code) => coded(code) !== null && !listed.has(code))).toEqual([]);
  });

  it('finds a county by name, with or without “County” or “Parish”', () => {
    expect([named('Montgomery', 'OH'), named('montgomery county', 'OH'), named('Saint Lawrence', 'NY'), named('Dona Ana', 'NM')]).toEqual([
      ['39113 Montgomery County'],
      ['39113 Montgomery County'],
      ['36089 St. Lawrence County'],
      ['35013 Doña Ana County'],
    ]);
    expect([named('Orleans Parish', 'LA'), named('Anchorage', 'AK'), named('James City', 'VA'), named('Montgomery', 'WY')]).toEqual([
      ['22071 Orleans Parish'],
      ['2020 Anchorage Municipality'],
      ['51095 James City County'],
      [],
    ]);
  });

  it('finds two if a city has a county’s name but is outside that county, and one for the full name', () => {
    expect(named('Richmond', 'VA')).toEqual(['51159 Richmond County', '51760 Richmond city']);
    expect([named('Richmond County', 'VA'), named('Richmond City', 'VA'), named('Baltimore city', 'MD')]).toEqual([
      ['51159 Richmond County'],
      ['51760 Richmond city'],
      ['24510 Baltimore city'],
    ]);
  });
});
