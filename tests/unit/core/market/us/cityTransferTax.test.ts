import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { cityTransferTax } from '../../../../../src/core/market/us/cityTransferTax.ts';
import type { TaxedCity } from '../../../../../src/core/market/us/cityTransferTax.ts';

function taxOf(city: TaxedCity, dollars: number, on: string) {
  const found = cityTransferTax(city, fromMajor(dollars), isoDate(on));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}
const total = (city: TaxedCity, dollars: number, on: string) => toMajor(taxOf(city, dollars, on).total);

describe('American city transfer taxes', () => {
  it('add Measure ULA in Los Angeles to the city and county taxes', () => {
    // http://www.shoppingcentersofla.com/measure-ula
    expect(total('los-angeles', 5_500_000, '2023-04-01')).toBe(250_800);
    expect([total('los-angeles', 5_000_000, '2023-04-01'), total('los-angeles', 10_000_000, '2023-04-01')]).toEqual([28_000, 606_000]);
  });

  it('raise their thresholds on 1 July 2025', () => {
    expect([total('los-angeles', 5_200_000, '2025-06-30'), total('los-angeles', 5_200_000, '2025-07-01')]).toEqual([237_120, 29_120]);
  });

  it('are paid by the seller in New York City, except the mansion tax', () => {
    const found = taxOf('new-york-city', 1_500_000, '2026-11-24');
    expect(found.parts.map(({ tax }) => toMajor(tax))).toEqual([21_375, 6_000, 15_000]);
    expect([toMajor(found.buyers), toMajor(found.sellers)]).toEqual([15_000, 27_375]);
    expect([total('new-york-city', 500_000, '2026-11-24'), total('new-york-city', 500_001, '2026-11-24')]).toEqual([7_000, 9_127.01]);
  });

  it('are refused for dates before our first rates', () => {
    const found = cityTransferTax('los-angeles', fromMajor(1), isoDate('2023-03-31'));
    expect(found).toMatchObject({
      ok: false,
      error: { kind: 'rate-not-known', message: expect.stringContaining('Los Angeles') as unknown },
    });
  });
});
