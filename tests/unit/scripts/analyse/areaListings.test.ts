import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { areaListings } from '../../../../scripts/analyse/area/areaListings.ts';

const folder = mkdtempSync(join(tmpdir(), 'listings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: unknown): string {
  const file = join(folder, 'listings.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const home = (id: string, more: object = {}) => ({
  id,
  askingPrice: 200_000,
  propertyType: 'terraced',
  tenure: 'freehold',
  bedrooms: 3,
  sizeSqFt: 900,
  outcode: 'M6',
  capturedOn: '2026-11-01',
  ...more,
});

const today = '2026-11-20';

describe('a file of listings', () => {
  it('is analysed listing by listing with the rents and figures of its area', () => {
    const report = areaListings(fileOf([home('a'), home('b', { bedrooms: 2, askingPrice: 150_000 })]), today);
    if (!report.ok) throw new Error(report.error);
    const [first] = report.value.listings;
    expect([first?.monthlyRent, first?.grossYield, first?.areaYield, first?.typicalPrice]).toEqual([1_287, 0.077_22, 0.0633, 193_000]);
    expect(first?.rentMethod).toBe('Average for 3 bedrooms, Salford, August 2026');
    expect(first?.dealScore).toBeGreaterThan(0);
    expect(report.value.plausible).toMatchObject({ inside: 2, outside: 0 });
    expect(report.value.distribution.grossYield.find(([share]) => share === '50%')?.[1]).toBeCloseTo((0.077_22 + 0.086_72) / 2, 4);
  });

  it('reports why a listing was not analysed, and why a yield is implausible', () => {
    const report = areaListings(
      fileOf([
        home('a', { askingPrice: null }),
        home('b', { outcode: 'ZZ9' }),
        home('c', { outcode: null }),
        home('d', { askingPrice: 60_000 }),
        home('e', { askingPrice: 30_000 }),
        'no listing',
      ]),
      today,
    );
    if (!report.ok) throw new Error(report.error);
    expect(report.value.unmeasured).toEqual({
      'no asking price': 2,
      'an unknown postcode district': 1,
      'no postcode district': 1,
      'No rent estimate at this price. It is far below the prices of the properties that the average rent of Salford describes.': 1,
    });
    expect(report.value.plausible.outside).toBe(1);
    expect(Object.keys(report.value.outsideBecause)).toEqual([
      'above: price less than 60% of the modelled median for its type (auction guide price, part share, short lease or refurbishment)',
    ]);
  });

  it('is refused if it is not a list', () => {
    expect(areaListings(fileOf({ listings: [] }), today)).toMatchObject({
      ok: false,
      error: expect.stringContaining('must be a JSON list'),
    });
    expect(areaListings(fileOf('{'), today).ok).toBe(false);
  });
});
