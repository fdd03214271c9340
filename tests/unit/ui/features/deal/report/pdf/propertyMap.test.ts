import { describe, expect, it } from 'vitest';
import { propertyMapLayer, propertyMap } from '../../../../../../../src/ui/features/deal/report/pdf/propertyMap.ts';
import { publishedBook, publishedPack } from '../../../../../../support/areaPacks.ts';
import { sampleDeal } from '../../../../../../support/dealFixtures.ts';

const pack = publishedPack(propertyMapLayer.pack);
const book = publishedBook('uk', ['uk-core']);

describe('propertyMap', () => {
  it('draws from the district pack, with the sources of prices and boundaries', () => {
    const map = propertyMap(pack, book, sampleDeal());
    expect(map?.title).toBe('Around M6');
    expect(map?.areas.length).toBeGreaterThan(5);
    expect(map?.rows[0]?.label).toMatch(/^M6/);
    expect(map?.rows.every(({ value }) => value.startsWith('£') || value === 'Not published')).toBe(true);
    expect(map?.source).toMatch(/Office for National Statistics.*Boundaries: .*Open Government Licence/);
    // The job stays small because outlines end at the frame.
    expect(JSON.stringify(map).length).toBeLessThan(30_000);
  });

  it('is null if the property’s district is unknown', () => {
    const deal = sampleDeal();
    expect(propertyMap(pack, book, { facts: { ...deal.facts, outcode: null } })).toBeNull();
    expect(propertyMap({ ...pack, map: null }, book, deal)).toBeNull();
  });
});
