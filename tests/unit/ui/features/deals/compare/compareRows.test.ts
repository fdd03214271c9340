import { describe, expect, it } from 'vitest';
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
  it('marks the lower price and the higher yield as best', () => {
    expect(row('price', side(150_000), side(185_000))?.cells).toEqual([
      { text: '£150,000', best: true },
      { text: '£185,000', best: false },
    ]);
    expect(row('netYield', side(185_000), side(150_000))?.cells.map(({ best }) => best)).toEqual([false, true]);
  });

  it('marks nothing where all are alike or only one is known', () => {
    const [same, gap] = [side(150_000), { deal: sampleDeal(), outcome: null, gap: 'Type the rent' }];
    expect(row('price', same, same)).toMatchObject({ differs: false, cells: [{ best: false }, { best: false }] });
    expect(row('price', same, gap)).toMatchObject({ differs: true, cells: [{ best: false }, { text: '–', best: false }] });
  });

  it('says that a row does not differ where its cells read alike', () => {
    expect(row('bedrooms', side(150_000), side(185_000))?.differs).toBe(false);
  });
});
