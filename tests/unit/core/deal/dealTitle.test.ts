import { expect, it } from 'vitest';
import { dealTitle } from '../../../../src/core/deal/dealTitle.ts';
import { emptyFacts } from '../../../support/dealFixtures.ts';

it.each([
  [
    { bedrooms: 3, propertyType: 'Terraced house', address: '12 Example Road, Salford M6', outcode: 'M6' },
    '3-bed terraced house, 12 Example Road',
  ],
  [
    { bedrooms: 2, propertyType: 'Flat', address: 'Flat 3, 12 Example Road, Salford', outcode: 'M6' },
    '2-bed flat, Flat 3, 12 Example Road',
  ],
  [{ bedrooms: 0, address: '14, Example Road, Salford' }, 'Studio property, 14, Example Road'],
  [{ bedrooms: 3, outcode: 'M6' }, '3-bed property, M6'],
  [{ address: 'Flat 3' }, 'Property, Flat 3'],
  [{}, 'Property'],
])('deal title: names size, type and street: %j', (facts, title) => {
  expect(dealTitle({ ...emptyFacts, ...facts })).toBe(title);
});
