import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../../../src/core/kernel/countries.ts';
import { countryInAddress } from '../../../../src/core/place/countryInAddress.ts';
import { postcodeInAddress } from '../../../../src/core/place/postcode.ts';
import { writtenAddresses } from '../../../support/addresses.ts';

const pick = (...values: readonly string[]) => fc.constantFrom(...values);
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));

/** The part before the town: possibly a flat named like an outcode, and a house number. */
const head = fc
  .tuple(pick('', 'Apt B12, ', 'Flat E14, ', 'Unit SE1, ', '#N1, ', 'Apartment W2, '), fc.integer({ min: 1, max: 9999 }))
  .map(([flat, house]) => ({ flat, house }));

const town = (names: string) => pick(...names.split('|'));

type Written = readonly [text: string, country: CountryCode | 'abroad'];

const irish = fc
  .tuple(
    head,
    town('Dublin|Cork|Galway|Limerick'),
    fc.stringMatching(/^(?:[ACDEFHKNPRTVWXY]\d\d|D6W)$/),
    fc.stringMatching(/^[ACDEFHKNPRTVWXY]\d[ACDEFHKNPRTVWXY\d]{2}$/),
    pick('', ' '),
  )
  .map(([{ flat, house }, place, key, rest, gap]): Written => [`${flat}${house} Patrick Street, ${place}, ${key}${gap}${rest}`, 'IE']);
const american = fc
  .tuple(
    head,
    town('Austin|Birmingham|Cambridge|Paris|Boston|Dayton'),
    town('TX|AL|MA|NY|DE|PA|OH|IN|ME'),
    digits(5),
    pick('', '-1234'),
    pick(', ', ' '),
  )
  .map(([{ flat, house }, place, state, zip, plus, gap]): Written => [
    `${flat}${house} Main St, ${place}${gap}${state} ${zip}${plus}`,
    'US',
  ]);
const coded = (country: CountryCode, { street, code, towns }: { street: string; code: fc.Arbitrary<string>; towns: string }) =>
  fc
    .tuple(head, code, town(towns))
    .map(([{ flat, house }, digitsOf, place]): Written => [`${flat}${street} ${house}, ${digitsOf} ${place}`, country]);

const continental = [
  coded('FR', { street: 'Rue de la Paix', code: fc.stringMatching(/^(?:44|35|29)\d{3}$/), towns: 'Nantes|Saint-Malo|Quimper' }),
  coded('DE', { street: 'Lindenstraße', code: fc.stringMatching(/^[0-9][1-8]\d{3}$/), towns: 'München|Bad Tölz|Köln|Celle' }),
  coded('ES', { street: 'Calle Mayor', code: fc.stringMatching(/^[1-4]\d{4}$/), towns: 'Madrid|Ronda|Mijas Costa' }),
  coded('IT', { street: 'Via Roma', code: fc.stringMatching(/^[1-8][0-68-9]\d{3}$/), towns: 'Milano MI|Torino TO|Siena SI|Lucca' }),
  coded('NL', { street: 'Lange Gracht', code: fc.stringMatching(/^[1-9]\d{3} ?[BCF-HMPRTV-Z][A-Z]$/), towns: 'Amsterdam|Delft|Gouda' }),
  coded('BE', { street: 'Veldstraat', code: pick('9000', '9050'), towns: 'Gent' }),
  coded('AT', { street: 'Hauptplatz', code: fc.stringMatching(/^1[0-2]\d0$/), towns: 'Wien' }),
  coded('PT', { street: 'Rua Augusta', code: fc.stringMatching(/^[1-9]\d{3}-\d{3}$/), towns: 'Lisboa|Porto|Faro' }),
  coded('PL', { street: 'ul. Długa', code: fc.stringMatching(/^\d{2}-\d{3}$/), towns: 'Kraków|Warszawa|Łódź' }),
];
/** A postal code and town whose country is uncertain, although no British address looks like this. */
const somewhere = fc
  .tuple(head, fc.oneof(digits(4), digits(5), pick('114 55')), town('Helsingborg|Ålesund|Debrecen|Uppsala'))
  .map(([{ flat, house }, code, place]): Written => [`${flat}Lyckovägen ${house}, ${code} ${place}`, 'abroad']);

describe('country in an address', () => {
  it.each(writtenAddresses)('address: "$text" gives the country $country and the outcode $outcode', ({ text, country, outcode }) => {
    expect(countryInAddress(text)).toBe(country);
    expect(postcodeInAddress(text)?.outcode ?? null).toBe(outcode);
  });

  it('address: a generated foreign address gives its country and no outcode, whatever its flat is called', () => {
    fc.assert(
      fc.property(fc.oneof(irish, american, ...continental, somewhere), ([text, country]) => {
        expect([text, countryInAddress(text), postcodeInAddress(text)]).toEqual([text, country, null]);
      }),
      { seed: 2511, numRuns: 3_000 },
    );
  });

  it('address: postal codes are recognised in lower case', () => {
    expect(countryInAddress('12 grafton st, d02 x285')).toBe('IE');
    expect(countryInAddress('9 main st, dayton, oh 45402')).toBe('US');
    expect(countryInAddress('12 example street, salford m6 5zz')).toBe('GB');
    expect(countryInAddress('flat n17 park view, london')).toBeNull();
  });
});
