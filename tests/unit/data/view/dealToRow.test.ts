import { describe, expect, it } from 'vitest';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { hostileAddresses } from '../../../fixtures/hostileText.ts';
import { dealOf } from '../../../support/deals.ts';

const withPicture = (imageUrl: string) => {
  const deal = dealOf(1);
  return dealToRow({ ...deal, facts: { ...deal.facts, imageUrls: [imageUrl] } }, undefined).imageUrl;
};

describe('the row of a deal', () => {
  it.each([...hostileAddresses, 'https://media.rightmove.co.uk:8443/a.jpg', 'https://a@media.rightmove.co.uk/a.jpg'])(
    'has no picture from elsewhere than the portals, whoever wrote the record: %s',
    (address) => {
      expect(withPicture(address)).toBeNull();
    },
  );

  it('has the portals’ own pictures', () => {
    expect(withPicture('https://media.rightmove.co.uk/dir/a.jpg')).toBe('https://media.rightmove.co.uk/dir/a.jpg');
    expect(withPicture('https://lid.zoocdn.com/645/430/a.jpg')).toBe('https://lid.zoocdn.com/645/430/a.jpg');
  });
});
