import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import type { Place, TransferTax, TransferTaxInput } from '../../../../../src/core/market/rules.ts';

const bought = (place: Place, day: string, more: Partial<TransferTaxInput> & { readonly pounds: number }): TransferTax => {
  const { pounds, ...given } = more;
  const dates = { contractDate: isoDate(day), completionDate: isoDate(day) };
  return rulesOf(marketIds[place]).transferTax({ price: fromMajor(pounds), buyer: 'main-home', ukResident: true, ...dates, ...given });
};
const total = (place: Place, day: string, more: Partial<TransferTaxInput> & { readonly pounds: number }): number =>
  toMajor(bought(place, day, more).total);

const on = (contract: string, completion: string): number =>
  total('wales', completion, { pounds: 500_000, contractDate: isoDate(contract), completionDate: isoDate(completion) });

const first = (place: Place, more: Partial<TransferTaxInput> & { readonly pounds?: number }) =>
  bought(place, '2014-01-01', { pounds: 300_000, ...more }).rules.map(({ id }) => id);
const supplemented = (contract: string, completion: string) =>
  total('scotland', completion, {
    pounds: 100_000,
    buyer: 'additional',
    contractDate: isoDate(contract),
    completionDate: isoDate(completion),
  });

describe('the main rates on £2,000,000 at each change of bands', () => {
  it.each([
    // 2,500 + 33,750 + 57,500 + 60,000; from 2020 without the first slices.
    ['england', '2020-07-07', 153_750],
    ['england', '2020-07-08', 21_250 + 57_500 + 60_000],
    ['england', '2021-07-01', 33_750 + 57_500 + 60_000],
    ['england', '2021-10-01', 153_750],
    ['england', '2022-09-23', 151_250],
    ['england', '2025-04-01', 153_750],
    // 2,100 + 3,750 + 42,500 + 150,000; from July 2020 without the first slice.
    ['scotland', '2020-07-14', 198_350],
    ['scotland', '2020-07-15', 196_250],
    ['scotland', '2021-04-01', 198_350],
    // 2,450 + 7,500 + 26,250 + 75,000 + 60,000; 2020–21 without the first slice; since October 2022 6% of 175,000 instead of two.
    ['wales', '2020-07-26', 171_200],
    ['wales', '2020-07-27', 168_750],
    ['wales', '2021-07-01', 171_200],
    ['wales', '2022-10-10', 10_500 + 26_250 + 75_000 + 60_000],
  ] as const)('in %s on %s come to %d', (place, day, tax) => {
    expect(total(place, day, { pounds: 2_000_000 })).toBe(tax);
  });
});

describe('a first-time buyer’s home', () => {
  it.each([
    ['2017-11-21', 500_000, 15_000],
    ['2017-11-22', 500_000, 10_000],
    ['2020-07-08', 500_000, 0],
    ['2021-07-01', 500_000, 10_000],
    ['2021-07-01', 500_001, 12_500.05],
    ['2022-09-23', 625_000, 10_000],
    ['2022-09-23', 625_001, 18_750.05],
    ['2025-04-01', 500_000, 10_000],
    ['2025-04-01', 500_001, 15_000.05],
  ])('in England on %s for £%d pays %d', (day, pounds, tax) => {
    expect(total('england', day, { pounds, buyer: 'first-time' })).toBe(tax);
  });
});

describe('a Welsh home exchanged before 10 October 2022', () => {
  it('uses the older bands if they are lower: 17,450 instead of 18,000', () => {
    expect(on('2022-10-09', '2022-10-09')).toBe(17_450);
    expect(on('2022-10-09', '2022-10-10')).toBe(17_450);
    expect(on('2022-10-10', '2022-10-10')).toBe(18_000);
    // The pandemic's higher nil band depended on completion: 12,500 + 7,500.
    expect(on('2020-08-01', '2022-10-09')).toBe(17_450);
  });
});

describe('the slices of transfer tax', () => {
  it('end at the price, and none of them is empty', () => {
    expect(bought('england', '2026-01-15', { pounds: 125_000 }).bands).toHaveLength(1);
    expect(bought('england', '2026-01-15', { pounds: 125_001 }).bands).toHaveLength(2);
  });

  it('show the effective rate for each part of a mixed purchase, including the minimum tax', () => {
    const mixed = { pounds: 800_000, use: 'mixed', dwellings: 2, dwellingsPrice: fromMajor(600_000) } as const;
    // At least 1% of 600,000; a quarter of 29,500 on 200,000.
    expect(bought('england', '2023-06-01', mixed).bands).toMatchObject([
      { taxed: 600_000_00, tax: 6_000_00, rate: 0.01 },
      { taxed: 200_000_00, tax: 7_375_00, rate: 0.036875 },
    ]);
  });

  it('remain the usual bands if their tax is exactly the minimum tax', () => {
    // Two homes of £312,500 with the 2023 bands: 5% of 62,500, twice, is 1% of 625,000.
    const two = bought('england', '2023-06-01', { pounds: 625_000, use: 'mixed', dwellings: 2, dwellingsPrice: fromMajor(625_000) });
    expect(two.bands.map(({ tax }) => tax)).toEqual([0, 6_250_00]);
  });
});

describe('the number and price of dwellings in a purchase', () => {
  const day = '2023-06-01';

  it('are ignored for non-residential property and for a single home', () => {
    const stated = { pounds: 400_000, dwellings: 8, dwellingsPrice: fromMajor(100_000) };
    expect(bought('scotland', day, { ...stated, use: 'non-residential', buyer: 'additional' })).toEqual(
      bought('scotland', day, { pounds: 400_000, use: 'non-residential' }),
    );
    expect(bought('scotland', day, { ...stated, dwellings: 1, buyer: 'additional' })).toEqual(
      bought('scotland', day, { pounds: 400_000, buyer: 'additional' }),
    );
  });

  it('are refused if impossible', () => {
    const mixed = { pounds: 400_000, use: 'mixed' } as const;
    expect(() => bought('england', day, { ...mixed, dwellingsPrice: minor(-1) })).toThrow('cannot cost more');
    expect(() => bought('england', day, { ...mixed, dwellingsPrice: minor(400_000_01) })).toThrow('cannot cost more');
    expect(() => bought('england', day, { ...mixed, dwellings: 0 })).toThrow('Invalid number of dwellings: 0');
    expect(() => bought('england', day, { ...mixed, dwellings: 1.5 })).toThrow('Invalid number of dwellings: 1.5');
  });

  it('are taxed as if a contract dated after completion were made on the day of completion', () => {
    const late = { pounds: 400_000, buyer: 'additional', contractDate: isoDate('2025-01-01') } as const;
    expect(bought('england', day, late)).toEqual(bought('england', day, { pounds: 400_000, buyer: 'additional' }));
  });
});

describe('the higher rates in Wales on £2,000,000', () => {
  it.each([
    // 5,400 + 4,550 + 12,000 + 36,750 + 97,500 + 75,000, plus 1% of the whole price from 22 December 2020 and again from 11 December 2024.
    ['2018-04-01', 231_200],
    ['2020-12-21', 231_200],
    ['2020-12-22', 251_200],
    ['2024-12-10', 251_200],
    ['2024-12-11', 271_200],
  ])('on a contract of %s are %d', (day, tax) => {
    expect(total('wales', day, { pounds: 2_000_000, buyer: 'additional' })).toBe(tax);
  });
});

describe('the first day of a table', () => {
  it('is the date in its rule’s id', () => {
    expect(first('wales', {})).toEqual(['ltt-main-2018-04-01']);
    expect(first('wales', { buyer: 'additional' })).toEqual(['ltt-higher-2018-04-01']);
    expect(first('wales', { use: 'non-residential' })).toEqual(['ltt-non-residential-2018-04-01']);
    expect(first('scotland', {})).toEqual(['lbtt-bands-2015-04-01']);
    expect(first('scotland', { use: 'non-residential' })).toEqual(['lbtt-non-residential-2015-04-01']);
    expect(first('england', { buyer: 'company', pounds: 600_000, reliefsNotClaimed: ['company-rental-business'] })).toEqual([
      'sdlt-company-flat-2014-12-04',
    ]);
  });

  it('for Scotland’s 6% supplement applies to both contract and completion', () => {
    expect([
      supplemented('2022-12-15', '2022-12-15'),
      supplemented('2022-12-15', '2022-12-16'),
      supplemented('2022-12-16', '2022-12-16'),
    ]).toEqual([4000, 4000, 6000]);
  });
});

describe('the company flat rate', () => {
  it('applies above £500,000, but not at exactly £500,000', () => {
    const company = { buyer: 'company', reliefsNotClaimed: ['company-rental-business'] } as const;
    expect(bought('england', '2026-01-15', { pounds: 500_000, ...company }).bands.length).toBeGreaterThan(1);
    expect(bought('england', '2026-01-15', { pounds: 500_000.01, ...company }).bands).toHaveLength(1);
  });
});
