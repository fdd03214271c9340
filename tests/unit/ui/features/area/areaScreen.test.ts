import { describe, expect, it } from 'vitest';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import type { DealRow } from '../../../../../src/data/view/rows.ts';
import { mapShapesOf, shapeAt } from '../../../../../src/ui/components/map/mapShapes.ts';
import { parseAreaSearch, placeOf, placesOf, refText, withPlaces } from '../../../../../src/ui/parts/address/areaSearch.ts';
import { compareRows } from '../../../../../src/ui/features/area/compare/compareRows.ts';
import { areaRemarks, areaSentence, headlineOf } from '../../../../../src/ui/parts/area/figures/areaText.ts';
import { fairMarketRentCaveat } from '../../../../../src/core/area/us/americanRent.ts';
import { fairMarketRentNote } from '../../../../../src/core/area/describe/fairMarketRentNote.ts';
import { cellText, figureText } from '../../../../../src/core/area/describe/figureText.ts';
import { periodAt, periodText, shortPeriod } from '../../../../../src/ui/parts/area/figures/periodText.ts';
import { figureGroups, measureOptions } from '../../../../../src/ui/parts/area/figures/groups.ts';
import { mapLayers, underCodes } from '../../../../../src/ui/parts/area/map/mapLayers.ts';
import { mapPinsOf } from '../../../../../src/ui/parts/area/map/mapPins.ts';
import { dealsInPlace } from '../../../../../src/ui/parts/area/dealsInPlace.ts';
import { dealOf } from '../../../../support/deals.ts';
import { packedBook, shippedPack } from './packedBook.ts';

const book = packedBook('uk', ['uk-core', 'uk-sectors']);
const rowOf = (n: number, outcode: string | null): DealRow => ({ ...dealToRow(dealOf(n), undefined), outcode });
const wordsOf = (area: string): string => {
  const place = placeOf(book, area);
  const profile = place === null ? null : book.profile(place);
  if (profile === null) throw new Error(`There is no ${area}`);
  return areaSentence(profile, headlineOf(profile));
};

describe('the address of /area-insights', () => {
  it('accepts a place by outcode, postcode, name or code, and writes each in one form', () => {
    const named = ['M6', 'm6 5an', 'Salford', 'authority:E08000006', 'region:E12000002', 'nowhere at all', 'authority:X'];
    expect(named.map((area) => placesOf(book, { area }).map(refText))).toEqual([
      ['M6'],
      ['sector:M6 5'],
      ['authority:E08000006'],
      ['authority:E08000006'],
      ['region:E12000002'],
      [],
      [],
    ]);
  });

  it('accepts up to four places, each once', () => {
    const places = placesOf(book, { area: 'M6', with: 'LS6,M6,authority:E08000006,L4,B8' });
    expect(places.map(refText)).toEqual(['M6', 'LS6', 'authority:E08000006', 'L4']);
    expect(withPlaces({ figure: 'crime' }, places)).toEqual({ figure: 'crime', area: 'M6', with: 'LS6,authority:E08000006,L4' });
    expect(withPlaces({ area: 'M6' }, [])).toEqual({});
  });

  it('ignores unknown values and reads numbers as text', () => {
    expect(parseAreaSearch({ market: 'us', area: 44113, map: 'towns', figure: 'a b', with: null })).toEqual({
      market: 'us',
      area: '44113',
    });
    expect(parseAreaSearch({ market: 'uk', map: 'districts' })).toEqual({ map: 'districts' });
  });
});

describe('the area summary', () => {
  it('names the place of each figure, and marks estimates', () => {
    expect(wordsOf('M6')).toMatch(
      /^Homes in M6 cost about £[\d,]+ \(estimate\)\. They rent for £[\d,]+ a month on average in Salford\. That’s an indicative gross yield of [\d.]+\u00a0?% for Salford\.$/,
    );
    expect(wordsOf('E14')).toMatch(/^The median sold price in E14 is £/);
    expect(wordsOf('Salford')).toMatch(/^Homes in Salford cost £[\d,]+ on average\. They rent for £[\d,]+ a month on average\./);
  });

  it('omits unpublished figures instead of estimating them', () => {
    expect(wordsOf('BT1')).toMatch(/^Homes in Belfast cost £[\d,]+ on average\.$/);
  });

  it('mentions what is unusual in the region, at most two things', () => {
    const profile = book.profile({ kind: 'authority', code: 'E08000006' });
    const remarks = profile === null ? [] : areaRemarks(book, profile);
    expect(remarks.length).toBeLessThanOrEqual(2);
    for (const remark of remarks) expect(remark).toMatch(/is higher than \d+% of the \d+ local authorities in North West\.$/);
  });
});

describe('figureText', () => {
  it('formats each unit with its symbol, decimals and words', () => {
    expect([
      figureText(212_345, { unit: 'gbp', decimals: 0 }),
      figureText(195_000, { unit: 'gbp', decimals: -3 }),
      figureText(1056, { unit: 'gbp-month', decimals: 0 }),
      figureText(2594.4, { unit: 'gbp-year', decimals: 2 }),
      figureText(-3.25, { unit: 'percent', decimals: 1 }),
      figureText(2.5, { unit: 'decile', decimals: 1 }),
      figureText(105.9, { unit: 'per-1000', decimals: 1 }),
      cellText(1056, { unit: 'gbp-month', decimals: 0 }),
    ]).toEqual(['£212,345', '£195,000', '£1,056 a month', '£2,594.40 a year', '−3.3%', '2.5 of 10', '105.9 per 1,000', '£1,056']);
  });

  it('formats periods and places them in time', () => {
    expect(['2025-01', '2025-Q3', '2025-12-18', '2025'].map(periodText)).toEqual([
      'January 2025',
      'third quarter of 2025',
      '18 December 2025',
      '2025',
    ]);
    expect(['2025-01', '2025-Q3'].map(shortPeriod)).toEqual(['Jan 2025', 'Q3 2025']);
    expect(['2025-01', '2025-07', '2025-Q3'].map((period) => periodAt({ period }))).toEqual([2025, 2025.5, 2025.5]);
  });
});

describe('grouped figures', () => {
  it('include every figure exactly once', () => {
    const figures = book.profile({ kind: 'district', code: 'M6' })?.figures ?? [];
    const { first, rest } = figureGroups(figures);
    const ids = [...first, ...rest].flatMap((group) => group.figures.map(({ measure }) => measure.id));
    expect(ids.toSorted()).toEqual(figures.map(({ measure }) => measure.id).toSorted());
    expect(first.map(({ title }) => title)).toContain('Crime');
  });

  it('offer every measure of a level for the map', () => {
    const measures = book.measures('authority');
    expect(
      measureOptions(measures)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(measures.map(({ id }) => id).toSorted());
  });
});

describe('a comparison of places', () => {
  it('has every figure that at least one place has, and a reason where a figure is missing', () => {
    const rows = compareRows(book, [
      { kind: 'district', code: 'M6' },
      { kind: 'district', code: 'BT1' },
    ]);
    const rent = rows.find(({ measure }) => measure.id === 'rent');
    expect(rent?.cells[0]).toMatchObject({ ofName: 'Salford' });
    expect(rent?.cells[1]).toHaveProperty('missing');
    for (const { cells } of rows) expect(cells).toHaveLength(2);
  });
});

describe('deals in a place', () => {
  const rows = [rowOf(1, 'M6'), rowOf(2, 'M6'), rowOf(3, 'LS6'), rowOf(4, null), rowOf(5, 'ZZ9')];
  const count = (area: string): number => {
    const place = placeOf(book, area);
    return place === null ? -1 : dealsInPlace(book, place, rows).length;
  };

  it('are those whose district is in it', () => {
    expect(['M6', 'M6 5AN', 'Salford', 'region:E12000002', 'country:E92000001', 'BT1'].map(count)).toEqual([2, 2, 2, 2, 3, 0]);
  });

  it('appear on the map as one pin per district', () => {
    expect(mapPinsOf(book, rows).map(({ id, count: deals }) => [id, deals])).toEqual([
      ['M6', 2],
      ['LS6', 1],
    ]);
  });
});

describe('the map of local authorities', () => {
  it('has the same 361 codes as the area book, and the right area under each district’s pin', () => {
    const shapes = mapShapesOf(shippedPack('uk-map-la').map as Parameters<typeof mapShapesOf>[0], 'authorities');
    expect(shapes.shapes.map(({ id }) => id).toSorted()).toEqual(
      book
        .places('authority')
        .map(({ code }) => code)
        .toSorted(),
    );
    const found = ['M6', 'LS6', 'E14', 'CF24', 'EH1'].map((code) => {
      const place = book.place({ kind: 'district', code });
      const at = place?.point == null ? null : shapes.project(place.point);
      return at === null ? null : shapeAt(shapes, at)?.id === place?.within[0]?.code;
    });
    expect(found).toEqual([true, true, true, true, true]);
  });
});

/** The share of a market's places that its first map draws. */
const shareFound = (market: 'us' | 'eu', core: string) => {
  const [layer] = mapLayers[market];
  const abroad = packedBook(market, [core]);
  const topology = shippedPack(layer.pack).map as Parameters<typeof mapShapesOf>[0];
  const shapes = underCodes(mapShapesOf(topology, layer.id, layer.projection), abroad.places(layer.kind));
  return abroad.places(layer.kind).filter(({ code }) => shapes.byId.has(code)).length / abroad.places(layer.kind).length;
};

describe('maps of other countries', () => {
  it('have the US counties by code and the European countries by name', () => {
    expect(shareFound('us', 'us-core')).toBeGreaterThan(0.95);
    expect(shareFound('eu', 'eu-core')).toBeGreaterThan(0.9);
  });
});

const rowAt = (n: number, address: string): DealRow => ({ ...rowOf(n, null), address });

describe('places in the United States', () => {
  const american = packedBook('us', ['us-core', 'us-zips']);
  const rows = [rowAt(1, '1 Main St, Dayton, OH 45402'), rowAt(2, '2 Main St, Dayton, OH 45402'), rowAt(3, '1 Elm St, Memphis, TN 38111')];
  const named = (area: string) => {
    const place = placeOf(american, area);
    if (place === null) throw new Error(`There is no ${area}`);
    return place;
  };

  it('are ZIP codes and counties, with the county’s Fair Market Rents', () => {
    const zip = named('45402');
    const profile = american.profile(zip);
    expect([zip.kind, zip.name]).toEqual(['zip', '45402, Dayton, OH']);
    expect(profile === null ? '' : areaSentence(profile, headlineOf(profile))).toMatch(
      /^Fair Market Rent, 2 bedrooms in Montgomery, OH: \$[\d,]+ a month\./,
    );
    const { first } = figureGroups(profile?.figures ?? [], 'us');
    expect(first.map(({ title }) => title)).toEqual(['Prices', 'Rents', 'Homes']);
    expect(first.find(({ title }) => title === 'Rents')?.figures.map(({ measure }) => measure.id)).toEqual([
      'fmr0',
      'fmr1',
      'fmr2',
      'fmr3',
      'fmr4',
    ]);
  });

  it('have the deals with their ZIP code in the address, and no UK deals', () => {
    const count = (area: string): number => dealsInPlace(american, named(area), [...rows, rowOf(4, 'M6')]).length;
    expect(['45402', 'county:39113', 'state:OH', '38111', 'state:GA'].map(count)).toEqual([2, 2, 2, 1, 0]);
    expect(mapPinsOf(american, rows).map(({ id, count: deals }) => [id, deals])).toEqual([
      ['45402', 2],
      ['38111', 1],
    ]);
  });

  it('explain Fair Market Rents in the same way as the note on a deal', () => {
    for (const part of [
      'about the 40th percentile',
      'including utilities',
      'In New England we use the median of the towns',
      'expect a rent lower by that amount',
    ])
      for (const text of [fairMarketRentNote, fairMarketRentCaveat]) expect(text).toContain(part);
  });
});
