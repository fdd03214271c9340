import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../../../../src/core/deal/deal.ts';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import { draftAfter, draftUnder, emptyDraft, withDraft } from '../../../../../../src/ui/parts/liveDeal/drafts/dealDraft.ts';

const deal = { inputs: { 'buy-to-let': { monthlyRent: minor(100_000), deposit: percent(25) } } } as unknown as Deal;

describe('withDraft', () => {
  it('applies typed values over the stored ones', () => {
    expect(withDraft(deal, draftUnder('buy-to-let', { monthlyRent: minor(125_000) })).inputs['buy-to-let']).toEqual({
      monthlyRent: 125_000,
      deposit: 0.25,
    });
  });

  it('removes a value that was reset', () => {
    expect(withDraft(deal, draftUnder('buy-to-let', { deposit: null })).inputs['buy-to-let']).toEqual({ monthlyRent: 100_000 });
  });

  it('keeps each strategy’s typed values separate', () => {
    const draft = { ...draftUnder('flip', { purchasePrice: minor(9) }), ...draftUnder('buy-to-let', { deposit: null }) };
    expect(withDraft(deal, draft).inputs).toEqual({ flip: { purchasePrice: 9 }, 'buy-to-let': { monthlyRent: 100_000 } });
  });

  it('returns the same deal without a draft', () => {
    expect(withDraft(deal, emptyDraft)).toBe(deal);
  });
});

describe('draftAfter', () => {
  it('clears stored values and keeps those typed again since', () => {
    const draft = { monthlyRent: minor(130_000), deposit: percent(30), voidWeeks: 2 };
    const sent = { monthlyRent: minor(125_000), deposit: percent(30) };
    expect(draftAfter(draft, sent)).toEqual({ monthlyRent: 130_000, voidWeeks: 2 });
  });
});
