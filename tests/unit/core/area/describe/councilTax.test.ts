import { describe, expect, it } from 'vitest';
import { councilTaxOf } from '../../../../../src/core/area/describe/councilTax.ts';
import { publishedBook } from '../../../../support/areaPacks.ts';

const book = publishedBook('uk', ['uk-core']);
const taxOf = (code: string) => councilTaxOf(book, { kind: 'authority', code });
const amounts = (code: string) => Object.fromEntries((taxOf(code)?.bands ?? []).map(({ band, amount }) => [band, amount]));

describe('council tax by band', () => {
  it('is the council’s Band D bill times the band’s statutory ratio, in ninths in England', () => {
    expect(amounts('E08000035')).toMatchObject({ A: 1522.49, D: 2283.73, H: 4567.46 });
    expect(Object.keys(amounts('E08000035'))).toHaveLength(8);
  });

  it('has a ninth band in Wales and different ratios above Band D in Scotland', () => {
    const [cardiff, edinburgh] = [amounts('W06000015'), amounts('S12000036')];
    expect((cardiff['I'] ?? 0) / (cardiff['D'] ?? 1)).toBeCloseTo(21 / 9, 4);
    expect(edinburgh).toMatchObject({ D: 1563.51, E: 2054.28, H: 3830.6 });
  });

  it('gives the number of homes in a band if counts exist, and nothing in places without council tax', () => {
    expect(taxOf('E08000006')?.bands[0]?.homes).toBe(46.9);
    expect(taxOf('S12000036')?.bands.every(({ homes }) => homes === null)).toBe(true);
    expect(taxOf('N09000003')).toBeNull();
  });
});
