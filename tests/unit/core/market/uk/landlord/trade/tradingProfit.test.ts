import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, toMajor } from '../../../../../../../src/core/kernel/money.ts';
import { class4 } from '../../../../../../../src/core/market/uk/landlord/trade/class4.ts';
import { companyTradingTax, personalTradingTax } from '../../../../../../../src/core/market/uk/landlord/trade/tradingProfit.ts';
import type { TradingTax } from '../../../../../../../src/core/market/uk/landlord/trade/tradingProfit.ts';
import type { Place } from '../../../../../../../src/core/market/rules.ts';

const insurance = (on: string, profit: number): number => toMajor(class4(isoDate(on), fromMajor(profit)).tax);

describe('class 4 national insurance', () => {
  it.each([
    // (50,000 − 9,500) at 9% + 10,000 at 2%
    ['2021-04-05', 60_000, 3645 + 200],
    // (50,270 − 9,568) at 9% + 9,730 at 2%
    ['2021-04-06', 60_000, 3663.18 + 194.6],
    // (50,270 − 11,908) at 9.73% + 9,730 at 2.73%
    ['2022-04-06', 60_000, 3732.62 + 265.63],
    // 37,700 at 9% + 9,730 at 2%, then at 6%
    ['2024-04-05', 60_000, 3393 + 194.6],
    ['2024-04-06', 60_000, 2262 + 194.6],
    // The published example for 2026-27: a profit of 75,000 pays 2,262 + 494.60.
    ['2026-11-20', 75_000, 2756.6],
    ['2026-11-20', 12_570, 0],
    ['2026-11-20', 0, 0],
  ])('on %s on a profit of £%d is £%d', (on, profit, tax) => {
    expect(insurance(on, profit)).toBe(Math.round(tax * 100) / 100);
  });
});

interface Trader {
  readonly place?: Place;
  readonly otherIncome?: number;
  readonly on?: string;
}

const person = (profit: number, { place = 'england', otherIncome = 35_000, on = '2027-01-20' }: Trader = {}): TradingTax =>
  personalTradingTax(
    place,
    { on: isoDate(on), profit: fromMajor(profit) },
    { otherIncome: fromMajor(otherIncome), otherDividends: minor(0) },
  );

describe('an individual who trades in property', () => {
  it('with £35,000 of other income pays on £40,000: 20% of 15,270 + 40% of 24,730 = 12,946, and 6% of 27,430 = 1,645.80', () => {
    expect(person(40_000)).toMatchObject({ incomeTax: fromMajor(12_946), class4: fromMajor(1645.8), tax: fromMajor(14_591.8) });
  });

  it('pays the same trading rates in 2027-28, when property income rates rise', () => {
    expect(person(10_000, { on: '2027-05-01' }).incomeTax).toBe(fromMajor(2000));
    expect(person(10_000, { on: '2027-05-01' }).rules.map(({ id }) => id)).not.toContain('property-income-rates-2027-04-06');
  });

  it('is taxed in the Scottish bands if resident there: 21% of 8,662 + 42% of 1,338', () => {
    // 35,000 + 10,000 less 12,570 is 22,430 to 32,430 of taxable income; the intermediate band ends at 31,092.
    expect(person(10_000, { place: 'scotland' }).incomeTax).toBe(fromMajor(8662 * 0.21 + 1338 * 0.42));
  });

  it('pays no tax on a loss', () => {
    expect(person(-5000)).toMatchObject({ incomeTax: 0, class4: 0, tax: 0 });
  });

  it('has a note on why it is a trade, and when capital gains tax would apply instead', () => {
    expect(person(40_000).notes.join(' ')).toMatch(/badges of trade.*Capital gains tax would apply instead/);
  });

  it('never pays less tax on a higher profit, or more tax than the profit', () => {
    const places = fc.constantFrom<Place>('england', 'northern-ireland', 'scotland', 'wales');
    const amount = fc.integer({ min: 0, max: 400_000 });
    fc.assert(
      fc.property(places, amount, fc.tuple(amount, amount), (place, otherIncome, profits) => {
        const [low, high] = [Math.min(...profits), Math.max(...profits)];
        const [less, more] = [person(low, { place, otherIncome }).tax, person(high, { place, otherIncome }).tax];
        expect(less).toBeLessThanOrEqual(more);
        expect(more).toBeLessThanOrEqual(fromMajor(high));
      }),
      { numRuns: 200 },
    );
  });
});

const company = (profit: number, associatedCompanies = 0): TradingTax =>
  companyTradingTax({ on: isoDate('2027-01-20'), profit: fromMajor(profit) }, { associatedCompanies });

describe('a company that trades in property', () => {
  it.each([
    // 19% up to 50,000; 25% of 100,000 less 3/200 of 150,000; with one associate 25% of 60,000 less 3/200 of 65,000.
    [40_000, 0, 7600],
    [100_000, 0, 22_750],
    [60_000, 1, 14_025],
    [-1, 0, 0],
  ])('with profits of £%d and %d associated companies pays £%d', (profit, associated, tax) => {
    expect(toMajor(company(profit, associated).tax)).toBe(tax);
  });

  it('has a note that the profit is taxed again when it is paid out', () => {
    expect(company(40_000).notes.join(' ')).toContain('dividend tax on what they take out');
  });
});
