import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { floorAreaOf } from '../../../../../src/core/listing/values/floorArea.ts';
import { imageLinks } from '../../../../../src/core/listing/values/imageLinks.ts';
import { findRecords, memberAt } from '../../../../../src/core/listing/values/member.ts';
import { positionOf } from '../../../../../src/core/place/position.ts';
import { postcodeInAddress } from '../../../../../src/core/place/postcode.ts';
import { portalDate } from '../../../../../src/core/listing/values/portalDate.ts';
import {
  parseCouncilTaxBand,
  parseLeaseYears,
  parseRooms,
  parsePositiveRooms,
  parseStatus,
  parseTenure,
  parseTransaction,
} from '../../../../../src/core/listing/values/parseValues.ts';

describe('parsing portal dates', () => {
  const captured = isoDate('2026-11-20');

  it.each([
    ['Added on 12/08/2020', '2020-08-12'],
    ['20260313', '2026-03-13'],
    ['2026-04-13T17:21:32Z', '2026-04-13'],
    ['2021-03-19 09:19:44', '2021-03-19'],
    ['2nd May 2026', '2026-05-02'],
    ['Reduced today', '2026-11-20'],
    ['Added yesterday', '2026-11-19'],
  ])('%s is %s', (text, date) => {
    expect(portalDate(text, captured)).toBe(date);
  });

  it.each(['Added on 31/02/2020', 'soon', '', null, 5, '1066-10-14'])('%j is not a date', (text) => {
    expect(portalDate(text, captured)).toBeNull();
  });

  it('relative dates need the capture date', () => {
    expect(portalDate('Added today', null)).toBeNull();
  });
});

describe('parsing positions', () => {
  it('accepts positions in the United Kingdom, latitude first', () => {
    expect(positionOf(53.5, -2.3)).toEqual({ latitude: 53.5, longitude: -2.3 });
    expect(positionOf('53.5', '-2.3')).toEqual({ latitude: 53.5, longitude: -2.3 });
  });

  it.each([
    [0, 0],
    [-0.12, 51.5],
    [53.5, null],
    [Number.NaN, -2],
    [48, 2],
  ])('%s, %s is not a position', (latitude, longitude) => {
    expect(positionOf(latitude, longitude)).toBeNull();
  });
});

describe('postcode in an address', () => {
  it.each([
    ['Wharf Road, Islington, N1', 'N1', null],
    ['Ufford Street, London, SE1 8FF, UK', 'SE1', '8FF'],
    ['12 Sample Street, Testford TS1 2AB', 'TS1', '2AB'],
    ['NN15 Silverstone Road, Burton Latimer', 'NN15', null],
    ['Principal Place, Hackney EC2A', 'EC2A', null],
  ])('is found in %s', (address, outcode, incode) => {
    expect(postcodeInAddress(address)).toEqual({ outcode, incode });
  });

  it.each(['Stephen Road, Headington', 'Flat 2B, Mill Lane', null])('%s has no postcode', (address) => {
    expect(postcodeInAddress(address)).toBeNull();
  });
});

describe('parsing portal terms', () => {
  it('recognises a tenure', () => {
    expect(['LEASEHOLD', 'share_of_freehold', 'Leasehold (125 years)', 'Freehold', 'Not available', '', null].map(parseTenure)).toEqual([
      'leasehold',
      'share-of-freehold',
      'leasehold',
      'freehold',
      null,
      null,
      null,
    ]);
  });

  it('recognises the years left on a lease, where zero means unknown', () => {
    expect([987, 0, null, '115 years remaining', 'Leasehold (125 years)', 12_000, 1.5].map(parseLeaseYears)).toEqual([
      987,
      null,
      null,
      115,
      125,
      null,
      null,
    ]);
  });

  it('recognises a council tax band, or that it is unknown', () => {
    expect(['G', 'Band: E', 'A band has not yet been confirmed.', 'Not available', 'TBC', null].map(parseCouncilTaxBand)).toEqual([
      'G',
      'E',
      null,
      null,
      null,
      null,
    ]);
  });

  it('accepts 0 to 50 rooms, and treats zero bathrooms as unknown', () => {
    expect([0, 3, '3', -1, 2.5, 51, 1e9, 'three', '', null].map(parseRooms)).toEqual([0, 3, 3, null, null, null, null, null, null, null]);
    expect([0, '', 2].map(parsePositiveRooms)).toEqual([null, null, 2]);
  });

  it('recognises a status', () => {
    expect(['SOLD_STC', 'Sold subject to contract', 'Under offer', 'let agreed', 'for_sale', 'Expired', '', {}].map(parseStatus)).toEqual([
      'sold-stc',
      'sold-stc',
      'under-offer',
      'let-agreed',
      'available',
      'withdrawn',
      null,
      null,
    ]);
  });

  it('distinguishes sale from rent', () => {
    expect(['BUY', 'RES_LET', 'for-sale', 'to-rent', 'new-homes', 'other', 5].map(parseTransaction)).toEqual([
      'sale',
      'rent',
      'sale',
      'rent',
      'sale',
      null,
      null,
    ]);
  });
});

describe('parsing floor areas', () => {
  it('converts either unit to whole square feet', () => {
    expect([floorAreaOf(702), floorAreaOf('1,514 sq. ft.'), floorAreaOf(65.2, 'sqm'), floorAreaOf('65 sq m')]).toEqual([
      702, 1514, 702, 700,
    ]);
  });

  it.each([1, 2, '1 sq. ft.', 0, -5, 1e9, 'Clifton Lodge School', null])('%j is not a floor area', (value) => {
    expect(floorAreaOf(value)).toBeNull();
  });
});

describe('picture links', () => {
  it('are kept only if they use https, the default port, no user name and a portal’s picture host', () => {
    const links = imageLinks([
      'javascript:alert(1)',
      'data:image/svg+xml,<svg onload=x>',
      'http://media.rightmove.co.uk/a.jpg',
      'https://10.0.0.1/a.jpg',
      'https://media.rightmove.co.uk.example.org/a.jpg',
      'https://me@media.rightmove.co.uk/a.jpg',
      'https://media.rightmove.co.uk:8443/a.jpg',
      '//media.rightmove.co.uk/a.jpg',
      42,
      null,
      'https://media.rightmove.co.uk:443/b.jpg',
      'https://lid.zoocdn.com/645/430/c.jpg',
      'https://lid.zoocdn.com/645/430/c.jpg',
    ]);
    expect(links).toEqual(['https://media.rightmove.co.uk/b.jpg', 'https://lid.zoocdn.com/645/430/c.jpg']);
  });

  it('are null if none is accepted', () => {
    expect(imageLinks(['https://example.org/a.jpg'])).toBeNull();
  });
});

describe('members of untrusted values', () => {
  it('exclude inherited members and the length of a list', () => {
    expect(memberAt({ a: [{ b: 1 }] }, 'a.0.b')).toBe(1);
    expect([memberAt({}, 'constructor'), memberAt({}, '__proto__.x'), memberAt([], 'length'), memberAt(null, 'a')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('are found nearest first, each once, even in cycles', () => {
    const inner: Record<string, unknown> = { id: 2 };
    const root: Record<string, unknown> = { deep: { deeper: { id: 1 } }, near: inner, again: inner };
    inner['back'] = root;
    expect(findRecords(root, (record) => 'id' in record).map((record) => record['id'])).toEqual([2, 1]);
  });
});
