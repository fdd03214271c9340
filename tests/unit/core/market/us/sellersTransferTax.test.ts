import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../src/core/market/markets.ts';
import type { UsState } from '../../../../../src/core/market/markets.ts';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { sellersTransferTax } from '../../../../../src/core/market/us/sellersTransferTax.ts';

const paid = (state: UsState, dollars: number) => toMajor(sellersTransferTax(state, fromMajor(dollars)).total);

describe('the seller’s transfer tax', () => {
  it('counts units of the price "or part thereof"', () => {
    // The Florida Department of Revenue's examples: 407 and 500 units of $100.
    expect(sellersTransferTax('FL', fromMajor(40_675)).parts[0]).toMatchObject({ units: 407, tax: 28_490 });
    expect([paid('FL', 50_000), paid('FL', 199_990), paid('FL', 50_000.01)]).toEqual([350, 1_400, 350.7]);
    expect([paid('NC', 200_000), paid('NC', 200_000.01)]).toEqual([400, 401]);
    expect(sellersTransferTax('WA', fromMajor(525_000)).parts[0]?.units).toBeNull();
  });

  it('has progressive slices in Washington', () => {
    expect([paid('WA', 525_000), paid('WA', 800_000), paid('WA', 2_000_000), paid('WA', 4_000_000)]).toEqual([
      5_775, 9_295, 31_637.5, 89_075,
    ]);
  });

  it('includes a fee in New Jersey on the whole price, at a rate that rises with the price', () => {
    // https://www.madisonadams.com: 12,600 + 12,500 and 30,750 + 68,750.
    expect([paid('NJ', 1_250_000), paid('NJ', 2_750_000)]).toEqual([25_100, 99_500]);
    expect([paid('NJ', 1_000_000), paid('NJ', 1_000_000.01)]).toEqual([9_575, 19_581.05]);
    expect([paid('NJ', 350_000), paid('NJ', 350_000.01)]).toEqual([2_105, 2_739.8]);
  });

  it('depends on the price in Hawaii, Rhode Island and Connecticut', () => {
    expect([paid('HI', 599_999.99), paid('HI', 600_000)]).toEqual([900, 1_500]);
    expect([paid('RI', 824_000), paid('RI', 825_000)]).toEqual([6_180, 6_195]);
    expect(paid('CT', 1_000_000)).toBe(11_000);
  });

  it('is half if shared, and zero if the buyer pays it all or there is no tax', () => {
    expect([paid('NH', 300_000), paid('VT', 300_000), paid('TX', 300_000), paid('DC', 400_000), paid('VA', 300_000)]).toEqual([
      2_250, 0, 0, 5_800, 300,
    ]);
  });

  it('never falls as the price rises, and names its rule and city additions', () => {
    for (const state of usStates) {
      const { rule, total } = sellersTransferTax(state, fromMajor(500_000));
      expect(rule.id).toBe(`us-transfer-tax-${state.toLowerCase()}`);
      expect(total).toBeLessThanOrEqual(sellersTransferTax(state, fromMajor(501_000)).total);
    }
    expect(sellersTransferTax('WA', fromMajor(1)).notes[0]).toContain('1 January 2027');
  });
});
