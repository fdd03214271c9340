import { describe, expect, it } from 'vitest';
import {
  placeOfProperty,
  priceFigure,
  priceMeasures,
  describePrice,
  describeRent,
} from '../../../../../src/core/area/describe/propertyInArea.ts';
import { publishedBook } from '../../../../support/areaPacks.ts';

const book = publishedBook('uk', ['uk-core', 'uk-sectors']);

const codeOf = (outcode: string | null, incode: string | null) => placeOfProperty(book, { outcode, incode })?.code ?? null;
const measureOf = (code: string, type: string | null) => {
  const place = placeOfProperty(book, { outcode: code, incode: null });
  return place === null ? null : (priceFigure(book, place, type)?.measure.id ?? null);
};

describe('a property in its area', () => {
  it('is in its sector if the postcode is complete, otherwise in its district, or in no area', () => {
    expect([codeOf('M6', '5AN'), codeOf('M6', null), codeOf('M6', '0ZZ'), codeOf('ZZ9', null), codeOf(null, '5AN')]).toEqual([
      'M6 5',
      'M6',
      'M6',
      null,
      null,
    ]);
  });

  it('is compared with properties of its type, or with all types if its type has no figure', () => {
    const types = ['Flat', 'semi_detached', 'Terraced House', 'Detached', 'Detached bungalow', 'Land', null];
    expect(types.map((type) => priceMeasures(type)[0])).toEqual(['sold_flats', 'est_s', 'est_t', 'est_d', 'sold', 'sold', 'sold']);
    expect([measureOf('M6', 'terraced'), measureOf('M6', null), measureOf('E14', 'flat'), measureOf('BT1', 'terraced')]).toEqual([
      'est_t',
      'est',
      'sold_flats',
      'price',
    ]);
  });

  it('says how far the price is from the median, and labels an estimate', () => {
    const place = placeOfProperty(book, { outcode: 'M6', incode: null });
    const figure = place === null ? null : priceFigure(book, place, 'terraced');
    if (figure === null) throw new Error('M6 has no price');
    const say = (share: number) => describePrice(Math.round(figure.value * share * 100), figure);
    expect(say(0.9)).toMatch(/^The price is 10% below the median for terraced homes in M6, £[\d,]+ \(an estimate\)\.$/);
    expect(say(1.25)).toMatch(/^The price is 25% above the /);
    expect(say(1)).toMatch(/^The price is at the median for terraced homes in M6, £[\d,]+ \(an estimate\)\.$/);
  });

  it('says how the rent compares with the usual range', () => {
    const usual = book.localRent({ kind: 'district', code: 'M6' }, 2);
    if (usual === null) throw new Error('M6 has no rent');
    expect(describeRent((usual.low - 50) * 100, usual)).toMatch(
      /^The rent is below the usual range for 2-bedroom properties in Salford, £/,
    );
    expect(describeRent((usual.high + 50) * 100, usual)).toMatch(/^The rent is above /);
    expect(describeRent(usual.mean * 100, usual)).toMatch(/, and at the average\.$/);
  });
});
