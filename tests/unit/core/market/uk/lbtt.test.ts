import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, sumMoney, toMajor } from '../../../../../src/core/kernel/money.ts';
import type { TransferTaxInput } from '../../../../../src/core/market/rules.ts';
import { lbtt } from '../../../../../src/core/market/uk/lbtt.ts';

const bought = (pounds: number, day: string, more: Partial<TransferTaxInput> = {}) =>
  lbtt({ price: fromMajor(pounds), buyer: 'company', ukResident: true, contractDate: isoDate(day), completionDate: isoDate(day), ...more });
const total = (...given: Parameters<typeof bought>): number => toMajor(bought(...given).total);
const noAverage = { reliefsNotClaimed: ['multiple-dwellings'] } as const;

describe('LBTT on six or more dwellings', () => {
  it('has no supplement: a company’s eight flats for £800,000 pay 1% of 100,000 and 5% of 550,000 (Revenue Scotland)', () => {
    expect(total(800_000, '2025-04-01', { dwellings: 8, ...noAverage })).toBe(28_500);
  });

  it('includes the 8% supplement if relief is not claimed', () => {
    const tax = total(800_000, '2025-04-01', { dwellings: 8, reliefsNotClaimed: ['six-dwellings', 'multiple-dwellings'] });
    expect(tax).toBe(28_500 + 64_000);
  });

  it('does not apply to five dwellings, which pay residential rates and the supplement', () => {
    // 2% of 105,000, 5% of 75,000, 10% of 425,000, 12% of 50,000, and 8% of 800,000.
    expect(total(800_000, '2025-04-01', { dwellings: 5, ...noAverage })).toBe(2100 + 3750 + 42_500 + 6000 + 64_000);
  });
});

describe('LBTT multiple dwellings relief', () => {
  const mixed = { use: 'mixed', dwellings: 8, dwellingsPrice: fromMajor(1_000_000) } as const;

  it.each([
    // Revenue Scotland's example of eight flats and two shops: tax without the relief 46,500, or 51,000 from 25 January 2019.
    ['2016-06-01', 46_500],
    ['2025-04-01', 51_000],
  ])('on %s charges a fifth of £%i for the shops, and a quarter of the rest for the flats', (day, whole) => {
    expect(total(1_250_000, day, { ...mixed, ...noAverage })).toBe(whole);
    expect(total(1_250_000, day, mixed)).toBe(whole / 5 + (whole * 4) / 5 / 4);
  });

  it('includes the supplement in each dwelling’s tax: two of £150,000 pay twice £4,600', () => {
    expect(total(300_000, '2016-06-01', { buyer: 'additional', dwellings: 2 })).toBe(9200);
  });

  it('exempts one of two dwellings from the supplement for a buyer replacing their home', () => {
    expect(total(300_000, '2016-06-01', { buyer: 'main-home', dwellings: 2 })).toBe(100 + 4600);
  });

  it('keeps the slices adding up to the price', () => {
    const lines = bought(1_000_001, '2025-04-01', { buyer: 'company', dwellings: 3 }).bands.filter(
      ({ from, to }) => from !== 0 || to !== null,
    );
    expect(sumMoney(lines.map((line) => line.taxed))).toBe(fromMajor(1_000_001));
  });
});

describe('LBTT on non-residential property', () => {
  it.each([
    ['2019-01-24', '2019-01-24', 400_000, 6000 + 2250],
    ['2019-01-25', '2018-12-11', 400_000, 6000 + 2250],
    ['2019-01-25', '2018-12-12', 400_000, 1000 + 7500],
  ])('completed on %s under a contract of %s uses the bands for those dates', (...[completion, contract, price, tax]) => {
    expect(total(price, completion, { use: 'non-residential', contractDate: isoDate(contract) })).toBe(tax);
  });

  it('on a mixed purchase asks for the price of the dwellings, because the supplement depends on it', () => {
    expect(bought(400_000, '2025-04-01', { use: 'mixed' }).notes.join(' ')).toContain('To include the supplement on the dwellings');
    const stated = bought(400_000, '2025-04-01', { use: 'mixed', dwellingsPrice: fromMajor(100_000) });
    expect(toMajor(stated.total)).toBe(1000 + 7500 + 8000);
  });
});
