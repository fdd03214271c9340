import { describe, expect, it } from 'vitest';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { changeWords } from '../../../../../src/ui/features/capture/reread/rereadWords.ts';

const price = (amount: number | null) => ({
  amount: amount === null ? null : minor(amount),
  currency: 'GBP',
  qualifier: null,
  period: null,
  onApplication: false,
});

describe('what a newer reading says otherwise', () => {
  it('is told with both values where they are short, and by name where they are not', () => {
    expect(
      changeWords([
        { fact: 'askingPrice', from: price(null), to: price(18_500_000) },
        { fact: 'tenure', from: null, to: 'share-of-freehold' },
        { fact: 'serviceChargePerYear', from: 120_000, to: null },
        { fact: 'imageUrls', from: [], to: ['https://a.example/b.jpg'] },
        { fact: 'latitude', from: 1, to: 2 },
        { fact: 'longitude', from: 1, to: 2 },
      ]),
    ).toBe(
      'price: on application → £185,000, tenure: unknown → share of freehold, service charge a year: £1,200 → unknown, pictures, position',
    );
  });
});
