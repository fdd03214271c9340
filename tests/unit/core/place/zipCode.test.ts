import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../src/core/market/markets.ts';
import { stateOfZip, territoryOfZip, zipInAddress } from '../../../../src/core/place/zipCode.ts';
import { numbersOf, textsOf } from '../../../support/packColumns.ts';

describe('ZIP code in an address', () => {
  it.each([
    ['Apt B12, 1200 Main St, Austin TX 78701', '78701'],
    ['Unit E4, 88 Bleecker St, New York, NY 10012-1234', '10012'],
    ['Austin, Texas 78701', '78701'],
    ['Austin, TX, 78701', '78701'],
    ['Austin, TX 78701, USA', '78701'],
    ['Dayton 45402, USA', '45402'],
    ['75460 Paris, TX', '75460'],
    ['Austin TX 78701 Travis County', '78701'],
    ['San Juan, PR 00901', '00901'],
    ['9 main st, dayton, oh 45402', '45402'],
    ['78701', '78701'],
    ['78701-1234', '78701'],
  ])('%s: %s', (address, zip) => expect(zipInAddress(address)).toBe(zip));

  it.each([
    '12345 Ocean Dr, Miami FL',
    '12345 Ocean Dr',
    '75008 Paris, appartement T3, 3e étage',
    '44000 Paris, TX',
    '38122 Trento TN',
    '38122 Trento, TN',
    'DE 10115 Berlin',
    'Calle Florida, 28014 Madrid',
    'Austin, TX 7870',
    'Austin, TX 787011',
    'Austin, TX',
    '',
  ])('is absent from "%s"', (address) => expect(zipInAddress(address)).toBeNull());
});

describe('state of a ZIP code', () => {
  it('matches the list of all ZIP codes, except a Fresno code that the list has in Nevada', () => {
    const states = textsOf('us-zips', 'zips', 'state');
    const others = numbersOf('us-zips', 'zips', 'code').flatMap((code, row) => {
      const zip = String(code).padStart(5, '0');
      const state = stateOfZip(zip);
      return state === states[row] ? [] : [`${zip} ${state} ${states[row]}`];
    });
    expect(others).toEqual(['93737 CA NV']);
  });

  it.each([
    ['00501', 'NY'],
    ['06390', 'NY'],
    ['06320', 'CT'],
    ['35203', 'AL'],
    ['83414', 'WY'],
    ['83413', 'ID'],
    ['82001', 'WY'],
    ['83201', 'ID'],
    ['96813', 'HI'],
    ['99950', 'AK'],
  ] as const)('%s: %s', (zip, state) => expect(stateOfZip(zip)).toBe(state));

  it('is null for a code that is unused, military or in a territory', () => {
    expect(['00000', '21300', '09012', '34001', '96201', '00901', '96799', '96913'].map(stateOfZip)).toEqual(Array(8).fill(null));
    expect(['00601', '00801', '00901', '96799', '96931', '96950', '96813', '78701', '969'].map(territoryOfZip)).toEqual([
      'PR',
      'VI',
      'PR',
      'AS',
      'GU',
      'MP',
      null,
      null,
      null,
    ]);
  });

  it('exists for every state', () => {
    const found = new Set(Array.from({ length: 1_000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}00`)));
    expect(usStates.filter((state) => !found.has(state))).toEqual([]);
  });
});
