import { describe, expect, it } from 'vitest';
import { dealOfEntry } from '../../../../../src/core/deal/manual/manualEntry.ts';
import { parseDeal } from '../../../../../src/core/deal/record/dealSchema.ts';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { idOf } from '../../../../support/deals.ts';

const entry = {
  address: ' 12 Example Street, Salford m6 5zz ',
  price: fromMajor(185_000),
  rent: fromMajor(1_250),
  bedrooms: 3,
  propertyType: null,
};
const made = dealOfEntry({ id: idOf(1), mid: idOf(2), at: instant(5), entry, strategy: 'hmo' });

describe('dealOfEntry', () => {
  it('makes a manual deal whose prices and rent are the person’s own', () => {
    expect(parseDeal(made).ok).toBe(true);
    expect(made).toMatchObject({
      origin: { kind: 'manual' },
      strategy: 'hmo',
      inputs: { 'buy-to-let': { purchasePrice: 18_500_000, askingPrice: 18_500_000, monthlyRent: 125_000 } },
    });
    expect(made.facts).toMatchObject({ outcode: 'M6', incode: '5ZZ', askingPrice: null });
  });

  it('leaves the rent to the estimate where none was typed', () => {
    expect(
      dealOfEntry({ id: idOf(1), mid: idOf(2), at: instant(5), entry: { ...entry, rent: null }, strategy: 'buy-to-let' }).inputs[
        'buy-to-let'
      ],
    ).toEqual({
      purchasePrice: 18_500_000,
      askingPrice: 18_500_000,
    });
  });
});

describe('the postcode typed into an address', () => {
  it.each([
    ['Flat 2, SW1A 1AA', 'SW1A', '1AA'],
    ['Example Street, sk14', 'SK14', null],
    ['12 Example Street', null, null],
    ['Flat B12, 12 Example Street', null, null],
  ])('manual entry: of "%s" it is %s %s', (address, outcode, incode) => {
    const { facts } = dealOfEntry({ id: idOf(1), mid: idOf(2), at: instant(5), entry: { ...entry, address }, strategy: 'buy-to-let' });
    expect(facts).toMatchObject({ outcode, incode });
  });
});
