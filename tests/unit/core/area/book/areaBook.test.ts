import { describe, expect, it } from 'vitest';
import { marketSeriesOf } from '../../../../../src/core/area/book/answers/marketSeries.ts';
import { kmBetween } from '../../../../../src/core/area/book/answers/nearest.ts';
import { createAreaBook } from '../../../../../src/core/area/book/createAreaBook.ts';
import type { PlaceRef } from '../../../../../src/core/area/book/place.ts';
import { publishedBook, publishedPack } from '../../../../support/areaPacks.ts';

const uk = publishedBook('uk', ['uk-core', 'uk-sectors', 'uk-stations']);
const district = (code: string): PlaceRef => ({ kind: 'district', code });
const authority = (code: string): PlaceRef => ({ kind: 'authority', code });
const named = (query: string): readonly string[] => uk.find(query, 3).map(({ by, place }) => `${by} ${place.kind} ${place.code}`);
const reasonOf = (ref: PlaceRef, measure: string): string | null => {
  const found = uk.figure(ref, measure);
  return found !== null && 'reason' in found ? found.reason : null;
};

describe('finding a place', () => {
  it.each([
    ['M6', 'outcode district M6'],
    [' m6 5an ', 'postcode sector M6 5'],
    ['M65AN', 'postcode sector M6 5'],
    ['ec1a', 'outcode district EC1A'],
    ['53.4913, -2.2929', 'coordinates district M6'],
    ['salford', 'name authority E08000006'],
    ['St Albans', 'name authority E07000240'],
    ['north west', 'name region E12000002'],
    ['E08000006', 'code authority E08000006'],
  ])('"%s" finds %s', (query, first) => expect(named(query)[0]).toBe(first));

  it('finds nothing for an empty query, a point in the sea or an unknown name', () => {
    expect([named(''), named('50.1, -20.2'), named('zzzz')]).toEqual([[], [], []]);
  });

  it('falls back to the district if the sectors are not loaded', () => {
    expect(publishedBook('uk', ['uk-core']).find('M6 5AN')[0]?.place.code).toBe('M6');
  });

  it('places a district in its authority, region and nations, with a note if it spans several authorities', () => {
    expect(uk.place(district('M6'))?.within.map(({ code }) => code)).toEqual(['E08000006', 'E12000002', 'E92000001', 'K02000001']);
    expect(uk.place(district('EC1A'))?.note).toBe(
      '50% of the postcodes in this district are in Islington, whose figures are shown. Others are in City of London.',
    );
    expect(uk.place(district('ZZ9'))).toBeNull();
  });
});

describe('area figures', () => {
  it('name their area, period and publisher', () => {
    const rent = uk.figure(district('M6'), 'rent2');
    if (rent === null || !('value' in rent)) throw new Error('The area has no rent');
    expect([rent.value, rent.ofName, rent.measure.period, rent.sources[0]?.publisher]).toEqual([
      1_084,
      'Salford',
      'August 2026',
      'Office for National Statistics',
    ]);
  });

  it('label a modelled price as an estimate with its error, and name both months behind a yield', () => {
    const measures = uk.measures('district');
    expect(measures.find(({ id }) => id === 'est')?.estimate).toContain('mean error was 10.5%');
    expect(uk.measures('authority').find(({ id }) => id === 'gross_yield')?.period).toBe('rent August 2026, price January 2025');
  });

  it('have a note if a rent covers a whole rental area or several councils share a crime rate', () => {
    const edinburgh = uk.figure(authority('S12000036'), 'rent');
    expect(edinburgh !== null && 'value' in edinburgh ? edinburgh.note : null).toContain('rental area Lothian');
    const adur = uk.figure(authority('E07000223'), 'crime');
    const bromsgrove = uk.figure(authority('E07000234'), 'crime');
    expect(bromsgrove !== null && 'value' in bromsgrove ? bromsgrove.note : null).toContain('Bromsgrove, Redditch, Wyre Forest');
    expect(adur !== null && 'value' in adur ? adur.note : 'missing').toBeNull();
  });

  it('give a reason for each missing figure and do not fill it in', () => {
    expect(reasonOf(district('G12'), 'crime')).toContain('England and Wales');
    expect(reasonOf(district('BT1'), 'rent')).toContain('Northern Ireland');
    expect(reasonOf(district('TN1'), 'crime')).toContain('Kent Police');
    expect(reasonOf(district('G12'), 'est')).toContain('England and Wales only');
    expect(uk.profile(district('BT1'))?.figures.some(({ measure }) => measure.group === 'rent')).toBe(false);
  });

  it('are ranked against areas of the same kind in the region and nations', () => {
    const [region, nation, whole] = uk.standings(authority('E08000006'), 'price');
    expect([region?.withinName, region?.among, nation?.withinName, whole?.among]).toEqual(['North West', 35, 'England', 360]);
    const dearest = [...uk.values('authority', 'price')].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? '';
    expect(uk.standings(authority(dearest), 'price').at(-1)?.percentile).toBeCloseTo(100 * (359.5 / 360), 6);
  });
});

describe('prices over time', () => {
  it('use the authority’s series for a district, one value each January', () => {
    const series = uk.priceSeries(district('M6'));
    expect([series?.of?.code, series?.cadence, series?.points.length, series?.points[0]]).toEqual([
      'E08000006',
      'each January',
      21,
      { period: '2005-01', value: 100_859 },
    ]);
    const change = series === null ? null : uk.changes(series);
    expect(change?.one).toBeCloseTo(5.37, 2);
    expect(change?.ten).toBeCloseTo(92.55, 2);
    expect(change?.volatility).toBeCloseTo(7.87, 2);
  });

  it('agree with the changes stated in the pack for every authority', () => {
    const stated = uk.values('authority', 'chg5');
    for (const [code, value] of stated) {
      const series = uk.priceSeries(authority(code));
      expect(Math.abs(((series === null ? null : uk.changes(series))?.five ?? Number.NaN) - value)).toBeLessThan(0.06);
    }
  });
});

describe('stations', () => {
  it('are the nearest ones, as an exhaustive comparison confirms', () => {
    const here = { lat: 52.2, lon: -1.1 };
    const every = uk.stations(here, 3_000) ?? [];
    expect(every).toHaveLength(2_594);
    expect(every.some(({ name }) => name.includes('Football'))).toBe(false);
    const near = every.toSorted((one, other) => kmBetween(here, one.point) - kmBetween(here, other.point)).slice(0, 5);
    expect(uk.stations(here, 5)?.map(({ code }) => code)).toEqual(near.map(({ code }) => code));
  });

  it('are unknown if their pack is not loaded', () =>
    expect(publishedBook('uk', ['uk-core']).stations({ lat: 53, lon: -2 }, 1)).toBeNull());
});

describe('the local rent', () => {
  it('is the authority’s mean for the bedrooms, within its range', () => {
    const rent = uk.localRent(district('M6'), 3);
    expect([rent?.mean, rent?.areaName, rent?.bedrooms]).toEqual([1_287, 'Salford', 3]);
    expect(rent !== null && rent.low < rent.mean && rent.mean < rent.high).toBe(true);
    expect(uk.localRent(district('M6'), 0)?.bedrooms).toBe(1);
    expect(uk.localRent(district('M6'), 7)?.bedrooms).toBe(4);
    expect(uk.localRent(district('M6'), null)?.mean).toBe(1_170);
  });

  it('is null in Northern Ireland', () => expect(uk.localRent(district('BT1'), 2)).toBeNull());
});

describe('area score', () => {
  it('is the weighted mean of its parts, each with a reason', () => {
    const score = uk.score(district('M6'));
    if (score === null) throw new Error('The area has no score');
    const weight = score.parts.reduce((sum, part) => sum + part.weight, 0);
    expect(score.score).toBe(Math.round(score.parts.reduce((sum, part) => sum + part.mark * part.weight, 0) / weight));
    expect(score.parts[0]?.reason).toBe('Indicative gross yield: higher than 95% of 348 local authorities in the United Kingdom');
  });

  it('names the parts it cannot score, and is absent if too many are missing', () => {
    expect(uk.score(district('G12'))?.missing.map(({ measure }) => measure.id)).toEqual(['crime']);
    expect(uk.score(district('BT1'))).toBeNull();
  });
});

describe('area books of other markets', () => {
  it('know ZIP codes, their counties and metropolitan areas', () => {
    const us = publishedBook('us', ['us-core', 'us-zips']);
    expect(us.find('90210')[0]?.place.within.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'county 06037',
      'metro 31080',
      'state CA',
    ]);
    const rent = us.figure({ kind: 'zip', code: '90210' }, 'fmr2');
    expect(rent !== null && 'value' in rent ? [rent.value, rent.ofName] : null).toEqual([2_903, 'Los Angeles, CA']);
    expect(us.priceSeries({ kind: 'county', code: '01003' })?.points.at(-1)?.period).toBe('2025-Q4');
  });

  it('know a county’s population, homes, prices and hazards, and what is not published for Connecticut', () => {
    const us = publishedBook('us', ['us-core']);
    const valueOf = (code: string, measure: string) => {
      const found = us.figure({ kind: 'county', code }, measure);
      return found !== null && 'value' in found ? found.value : null;
    };
    const of = ['people', 'poor', 'rented', 'county_chg10', 'hazard'];
    expect(of.map((measure) => valueOf('01001', measure))).toEqual([59_285, 10.7, 25.1, 63.1, 1]);
    expect([valueOf('09003', 'people'), valueOf('09003', 'hazard')]).toEqual([null, 3]);
    expect(us.measures('county').find(({ id }) => id === 'empty')?.note).toContain('This is not the rental vacancy rate.');
  });

  it('know EU countries by quarter', () => {
    const eu = publishedBook('eu', ['eu-core']);
    expect(eu.priceSeries({ kind: 'country', code: 'DE' })?.points.at(-1)).toEqual({ period: '2025-Q3', value: 153.9 });
  });

  it('cannot be created without their core pack', () => expect(createAreaBook({ market: 'uk', packs: [] })).toBeNull());
});

describe('national series', () => {
  it('are dated, in order, and name their source', () => {
    const series = marketSeriesOf([publishedPack('uk-market'), publishedPack('uk-core'), publishedPack('eu-core')]);
    const of = (id: string) => series.find((one) => one.id === id);
    expect(of('bank-rate')?.points.at(-1)).toEqual({ period: '2025-12-18', value: 3.75 });
    expect(of('mortgage-5y-75')?.points.at(-1)).toEqual({ period: '2026-06', value: 4.65 });
    expect(of('price:E12000002')?.label).toBe('North West');
    expect(of('fx:GBP')?.points.length).toBeGreaterThan(300);
    for (const { points, sources } of series) {
      expect(sources.length).toBeGreaterThan(0);
      expect(points.every(({ period }, at) => at === 0 || (points[at - 1]?.period ?? '') < period)).toBe(true);
    }
  });
});
