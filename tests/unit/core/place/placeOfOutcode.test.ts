import { describe, expect, it } from 'vitest';
import { placeOfOutcode } from '../../../../src/core/place/placeOfOutcode.ts';

describe('place of a postcode district', () => {
  it.each([
    ['M6', 'england'],
    ['EC1A', 'england'],
    ['sw1a', 'england'],
    ['BT9', 'northern-ireland'],
    ['EH3', 'scotland'],
    ['G12', 'scotland'],
    ['DG16', 'scotland'],
    ['CF10', 'wales'],
    ['SY23', 'wales'],
    ['SY1', 'england'],
    ['CH7', 'wales'],
    ['CH1', 'england'],
  ])('%s is in %s for certain', (outcode, place) => {
    expect(placeOfOutcode(outcode)).toEqual({ place, certainty: 'certain', note: null });
  });

  it.each([
    ['TD15', 'england'],
    ['TD12', 'scotland'],
    ['LD7', 'wales'],
    ['HR3', 'england'],
    ['NP16', 'wales'],
  ])('%s is assigned to %s with a note that it spans a border', (outcode, place) => {
    const found = placeOfOutcode(outcode);
    expect(found.place).toBe(place);
    expect(found.certainty).toBe('border');
    expect(found.note).toContain('spans a border');
  });

  it('is England for a listing without a postcode, with a note', () => {
    expect(placeOfOutcode(null)).toEqual({
      place: 'england',
      certainty: 'assumed',
      note: 'The listing has no postcode, so the property is taxed as in England.',
    });
    expect(placeOfOutcode('nonsense').certainty).toBe('assumed');
  });
});
