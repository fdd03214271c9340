import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../../../support/unsoundListing.ts';
import { canonicalSearchUrl, lastSearchPage, searchPageUrl, type SearchUrl } from '../../../../src/core/listing/searchUrl.ts';

const rightmove = 'https://www.rightmove.co.uk';
const zoopla = 'https://www.zoopla.co.uk';
const salford = 'locationIdentifier=REGION%5E1214';

describe('address of a search', () => {
  it.each([
    [
      'keeps known parameters, in a fixed order',
      `/property-for-sale/find.html?maxPrice=200000&${salford}`,
      `/property-for-sale/find.html?${salford}&maxPrice=200000`,
    ],
    [
      'drops unknown parameters',
      `/property-to-rent/find.html?${salford}&insId=1&utm_source=x&viewType=MAP`,
      `/property-to-rent/find.html?${salford}`,
    ],
    ['starts on the first page', `/property-for-sale/find.html?${salford}&index=48`, `/property-for-sale/find.html?${salford}`],
    ['turns a map into a list', `/property-for-sale/map.html?${salford}`, `/property-for-sale/find.html?${salford}`],
    ['keeps the address of a place', '/property-for-sale/Cambridge.html', '/property-for-sale/Cambridge.html'],
    ['accepts a place within a place', '/property-to-rent/London/N14.html?radius=1', '/property-to-rent/London/N14.html?radius=1.0'],
    [
      'encodes a place only once if it was encoded twice',
      '/property-for-sale/find.html?locationIdentifier=OUTCODE%255E2445',
      '/property-for-sale/find.html?locationIdentifier=OUTCODE%5E2445',
    ],
    [
      'encodes a place that was not encoded',
      '/property-for-sale/find.html?locationIdentifier=OUTCODE^2445',
      '/property-for-sale/find.html?locationIdentifier=OUTCODE%5E2445',
    ],
    [
      'accepts an area drawn on the map',
      '/property-for-sale/find.html?locationIdentifier=USERDEFINEDAREA%5E%7B%22id%22%3A4773322%7D',
      '/property-for-sale/find.html?locationIdentifier=USERDEFINEDAREA%5E%7B%22id%22%3A4773322%7D',
    ],
    [
      'uses the nearest radius that the portal offers',
      `/property-for-sale/find.html?${salford}&radius=2.4`,
      `/property-for-sale/find.html?${salford}&radius=3.0`,
    ],
    [
      'keeps lists of property types',
      `/property-for-sale/find.html?${salford}&propertyTypes=terraced%2Cflat&dontShow=newHome,retirement`,
      `/property-for-sale/find.html?${salford}&propertyTypes=terraced%2Cflat&dontShow=newHome%2Cretirement`,
    ],
  ])('on Rightmove: %s', (_, given, built) => {
    expect(canonicalSearchUrl(`http://m.rightmove.co.uk${given}#map`)).toEqual({
      ok: true,
      value: { site: 'rightmove', url: `${rightmove}${built}` },
    });
  });

  it.each([
    ['keeps the place in the path', '/for-sale/property/leeds/?beds_min=2&pn=3', '/for-sale/property/leeds/?beds_min=2'],
    [
      'keeps a station',
      '/to-rent/property/station/tube/kings-cross-st-pancras/?beds_max=2',
      '/to-rent/property/station/tube/kings-cross-st-pancras/?beds_max=2',
    ],
    ['keeps a branch', '/for-sale/branch/larkspur-and-vane-salford-4711', '/for-sale/branch/larkspur-and-vane-salford-4711/'],
    ['uses the place in the query', '/new-homes/?q=King%27s+Cross', "/new-homes/?q=King's%20Cross"],
    ['drops unknown parameters', '/for-sale/flats/leeds/?search_source=home&identifier=leeds&radius=0', '/for-sale/flats/leeds/?radius=0'],
  ])('on Zoopla: %s', (_, given, built) => {
    expect(canonicalSearchUrl(`https://zoopla.co.uk${given}`)).toEqual({ ok: true, value: { site: 'zoopla', url: `${zoopla}${built}` } });
  });

  it.each([
    [`${rightmove}/properties/140000001`, 'listing'],
    [`${rightmove}/property-for-sale/property-140000001.html`, 'listing'],
    [`${zoopla}/for-sale/details/70123456/`, 'listing'],
    [`${rightmove}/property-for-sale/find.html?searchLocation=Salford`, 'search'],
    [`${rightmove}/property-for-sale/find.html?locationIdentifier=REGION%5Eone`, 'search'],
    [`${rightmove}/property-for-sale/find.html?locationIdentifier=REGION%5E1%26channel%3DRENT`, 'search'],
    [`${zoopla}/for-sale/`, 'search'],
    [`${zoopla}/for-sale/map/leeds/`, 'search'],
    [`${zoopla}/to-rent/commercial/leeds/`, 'search'],
    [`${rightmove}/house-prices/m6.html`, 'house-prices'],
    [`${rightmove}/estate-agents/agent/Larkspur/Salford-1.html`, 'agent'],
    [`${rightmove}/`, 'home'],
    [`https://media.rightmove.co.uk/property-for-sale/find.html?${salford}`, 'other'],
  ])('is refused for %s, with advice', (text, page) => {
    const answer = canonicalSearchUrl(text);
    expect(answer).toMatchObject({ ok: false, error: { code: 'not_a_search_url', page } });
    expect(!answer.ok && answer.error.message).toMatch(page === 'listing' ? /one property/ : /copy the link to the results/);
  });

  it('is refused with the form’s message if the host is not supported', () => {
    for (const text of [
      'https://www.rightmove.co.uk@example.org/property-for-sale/Leeds.html',
      'https://example.org/for-sale/property/leeds/',
    ])
      expect(canonicalSearchUrl(text)).toMatchObject({
        ok: false,
        error: { code: 'bad_url', message: 'Please paste a Zoopla or Rightmove URL' },
      });
  });

  it('contains only known parameters, whatever the input', () => {
    const name = fc.constantFrom('locationIdentifier', 'searchLocation', 'keywords', 'q', 'radius', 'sortType', 'tenure', 'x');
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.constantFrom('REGION^1', '\r\nHost: x', '"><script>', '../..', '%00'),
    );
    const path = fc.constantFrom(
      '/property-for-sale/find.html',
      '/property-for-sale/Leeds.html',
      '/for-sale/property/leeds/',
      '/for-sale/',
      '/..%2f',
    );
    fc.assert(
      fc.property(path, fc.array(fc.tuple(name, hostile), { maxLength: 6 }), (at, pairs) => {
        for (const host of [rightmove, zoopla]) {
          const query = pairs.map(([key, value]) => `${key}=${isWellFormed(value) ? encodeURIComponent(value) : value}`).join('&');
          const answer = canonicalSearchUrl(`${host}${at}?${query}`);
          if (!answer.ok) continue;
          expect(answer.value.url).toMatch(
            /^https:\/\/www\.(?:rightmove|zoopla)\.co\.uk\/[A-Za-z0-9./-]+(?:\?[A-Za-z_]+=[\w.!'()*~%-]*(?:&[A-Za-z_]+=[\w.!'()*~%-]*)*)?$/,
          );
          expect(decodeURIComponent(answer.value.url)).not.toMatch(/[<>\\\s]{2}|[\r\n\0]/);
          expect(canonicalSearchUrl(answer.value.url)).toEqual(answer);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is read from at most a hundred query parameters', () => {
    const [start, end] = [`${rightmove}/property-for-sale/find.html?`, 'locationIdentifier=REGION%5E787'];
    const found = [99, 100].map((others) => canonicalSearchUrl(`${start}${'a&'.repeat(others)}${end}`).ok);
    expect(found).toEqual([true, false]);
  });
});

describe('page addresses of a search', () => {
  const ofPlace: SearchUrl = { site: 'rightmove', url: `${rightmove}/property-for-sale/Leeds.html` };

  it('on Rightmove count in steps of 24 properties', () => {
    expect(searchPageUrl(ofPlace, 1)).toBe(ofPlace.url);
    expect(searchPageUrl(ofPlace, 3)).toBe(`${ofPlace.url}?index=48`);
    expect(searchPageUrl({ ...ofPlace, url: `${ofPlace.url}?radius=1.0` }, 42)).toBe(`${ofPlace.url}?radius=1.0&index=984`);
  });

  it('on Zoopla are numbered', () => {
    const search: SearchUrl = { site: 'zoopla', url: `${zoopla}/for-sale/property/leeds/?q=Leeds` };
    expect(searchPageUrl(search, 2)).toBe(`${search.url}&pn=2`);
  });

  it.each([0, -1, 1.5, Number.NaN, lastSearchPage.rightmove + 1])('do not exist for page number %d', (page) => {
    expect(() => searchPageUrl(ofPlace, page)).toThrow(RangeError);
  });
});
