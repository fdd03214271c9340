import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../../../src/core/kernel/formatMoneyAndRates.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { describeReread } from '../../../../../src/ui/parts/capture/describeReread.ts';

const price = (amount: number | null) => ({
  amount: amount === null ? null : minor(amount),
  currency: 'GBP',
  qualifier: null,
  period: null,
  onApplication: false,
});

const dollars = (amount: number): string => formatMoney(minor(amount), 'USD');

describe('describeReread', () => {
  it('gives both values if they are short, and only the name otherwise', () => {
    expect(
      describeReread(
        [
          { fact: 'askingPrice', from: price(null), to: price(18_500_000) },
          { fact: 'tenure', from: null, to: 'share-of-freehold' },
          { fact: 'serviceChargePerYear', from: 120_000, to: null },
          { fact: 'imageUrls', from: [], to: ['https://a.example/b.jpg'] },
          { fact: 'latitude', from: 1, to: 2 },
          { fact: 'longitude', from: 1, to: 2 },
        ],
        'GBP',
      ),
    ).toBe(
      'price: on application → £185,000, tenure: unknown → share of freehold, annual service charge: £1,200 → unknown, pictures, position',
    );
  });

  it('uses the currency of the listing, and does not format a year as an amount', () => {
    expect(
      describeReread(
        [
          { fact: 'propertyTaxPerYear', from: null, to: 412_050 },
          { fact: 'serviceChargePerYear', from: null, to: 96_000 },
          { fact: 'yearBuilt', from: null, to: 1925 },
          { fact: 'postalCode', from: null, to: '45402' },
        ],
        'USD',
      ),
    ).toBe(
      `property tax (seller’s bill): unknown → ${dollars(412_050)}, annual service charge: unknown → ${dollars(96_000)}, year built: unknown → 1925, postal code: unknown → 45402`,
    );
  });
});
