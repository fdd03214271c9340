import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { hostileAddresses } from '../../../fixtures/hostileText.ts';
import { dealOf } from '../../../support/deals.ts';
import { bases, owners } from '../../../../src/core/deal/owner.ts';

const withPicture = (imageUrl: string) => {
  const deal = dealOf(1);
  return dealToRow({ ...deal, facts: { ...deal.facts, imageUrls: [imageUrl] } }, undefined).imageUrl;
};

describe('the row of a deal', () => {
  it.each([...hostileAddresses, 'https://media.rightmove.co.uk:8443/a.jpg', 'https://a@media.rightmove.co.uk/a.jpg'])(
    'has pictures only from the portals, even if the record names another host: %s',
    (address) => {
      expect(withPicture(address)).toBeNull();
    },
  );

  it('row: the user’s own price is in pounds, a listing’s in its own currency', () => {
    const deal = dealOf(1);
    const askingPrice = { amount: minor(39_500_000), currency: 'EUR', qualifier: null, period: null, onApplication: false } as const;
    const abroad = { ...deal, facts: { ...deal.facts, askingPrice } };
    expect(dealToRow(abroad, undefined)).toMatchObject({ price: 39_500_000, currency: 'EUR' });
    const own = { ...abroad, inputs: { 'buy-to-let': { purchasePrice: minor(20_000_000) } } };
    expect(dealToRow(own, undefined)).toMatchObject({ price: 20_000_000, currency: 'GBP' });
  });

  it('has the deal’s own owner and tax basis if they are set, and otherwise follows the profile', () => {
    const said = owners.flatMap((owner) => bases.map((basis) => dealToRow({ ...dealOf(1), ownership: { owner, basis } }, undefined)));
    expect(said.map(({ judgedFor }) => judgedFor)).toEqual([
      'Sole owner, before tax',
      'Sole owner, after tax',
      'Joint owners, before tax',
      'Joint owners, after tax',
      'Limited company, before tax',
      'Limited company, after tax',
    ]);
    expect(dealToRow(dealOf(1), undefined).judgedFor).toBeNull();
  });

  it('has the assignee, the due date and the decision', () => {
    const { createdAt: at } = dealOf(1);
    const assignment = { to: 'ada', name: 'Ada', dueOn: isoDate('2026-12-03'), by: 'ben', at };
    const decision = { choice: 'offer', reason: '', by: 'ben', name: 'Ben', at } as const;
    expect(dealToRow({ ...dealOf(1), assignment, decision }, undefined)).toMatchObject({
      assignee: 'Ada',
      dueOn: '2026-12-03',
      decision: 'offer',
    });
    expect(dealToRow(dealOf(1), undefined)).toMatchObject({ assignee: null, dueOn: null, decision: null });
  });

  it('keeps pictures from the portals', () => {
    expect(withPicture('https://media.rightmove.co.uk/dir/a.jpg')).toBe('https://media.rightmove.co.uk/dir/a.jpg');
    expect(withPicture('https://lid.zoocdn.com/645/430/a.jpg')).toBe('https://lid.zoocdn.com/645/430/a.jpg');
  });
});
