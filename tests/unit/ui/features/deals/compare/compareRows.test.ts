import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../../../../src/core/kernel/formatMoneyAndRates.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { compareRows } from '../../../../../../src/ui/features/deals/compare/compareRows.ts';
import { sampleDeal, sampleOutcome, terraceFacts } from '../../../../../support/dealFixtures.ts';

const price = (amount: number) => ({
  facts: { askingPrice: { ...terraceFacts.askingPrice, amount: fromMajor(amount) } as typeof terraceFacts.askingPrice },
});
const side = (amount: number) => ({ deal: sampleDeal(price(amount)), outcome: sampleOutcome(price(amount)), gap: null });
const row = (id: string, ...sides: Parameters<typeof compareRows>[0]) =>
  compareRows(sides)
    .flatMap(({ rows }) => rows)
    .find((each) => each.id === id);

describe('compareRows', () => {
  it('marks the lower price and the higher yield in words', () => {
    expect(row('price', side(150_000), side(185_000))?.cells).toEqual([
      { text: '£150,000', mark: 'lowest' },
      { text: '£185,000', mark: null },
    ]);
    expect(row('netYield', side(185_000), side(150_000))?.cells.map(({ mark }) => mark)).toEqual([null, 'highest']);
  });

  it('marks nothing if all values are equal or only one is known', () => {
    const [same, gap] = [side(150_000), { deal: sampleDeal(), outcome: null, gap: 'Type the rent' }];
    expect(row('price', same, same)).toMatchObject({ differs: false, cells: [{ mark: null }, { mark: null }] });
    expect(row('price', same, gap)).toMatchObject({ differs: true, cells: [{ mark: null }, { text: '–', mark: null }] });
  });

  it('does not flag a row whose cells have the same text', () => {
    expect(row('bedrooms', side(150_000), side(185_000))?.differs).toBe(false);
  });

  it('uses square metres and no UK-only rows for European properties', () => {
    const euros = { amount: fromMajor(185_000), currency: 'EUR', qualifier: null, period: null, onApplication: false } as const;
    const irish = {
      deal: { ...sampleDeal({ facts: { askingPrice: euros, floorAreaSqFt: 861 } }), country: 'IE' as const },
      outcome: null,
      gap: null,
    };
    const british = { deal: sampleDeal({ facts: { floorAreaSqFt: 861 } }), outcome: null, gap: null };
    expect(row('price-per-foot', irish)?.label).toBe('Price per square metre');
    expect(row('price-per-foot', irish, british)?.label).toBe('Price per square foot');
    expect(row('area', irish, british)?.cells.map(({ text }) => text)).toEqual(['80 m²', '861 sq ft']);
    expect(row('council-tax', irish)).toBeUndefined();
    expect(row('council-tax', irish, british)).toBeDefined();
    expect(row('epc', irish)).toBeDefined();
  });

  it('shows US-only facts if a side states them', () => {
    const british = { deal: sampleDeal(), outcome: null, gap: null };
    const dollars = { amount: fromMajor(189_000), currency: 'USD', qualifier: null, period: null, onApplication: false } as const;
    const told = { askingPrice: dollars, yearBuilt: 1925, propertyTaxPerYear: fromMajor(4_120), postalCode: '45402' };
    const american = { deal: sampleDeal({ facts: told }), outcome: null, gap: null };
    expect(row('year-built', british, british)).toBeUndefined();
    expect(row('year-built', british, american)?.cells.map(({ text }) => text)).toEqual(['–', '1925']);
    expect(row('property-tax', american)?.cells.map(({ text }) => text)).toEqual([`${formatMoney(fromMajor(4_120), 'USD')} a year`]);
    expect(row('zip', american)?.cells.map(({ text }) => text)).toEqual(['45402']);
    expect(row('county', american)).toBeUndefined();
  });
});
