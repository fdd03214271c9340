import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { listingLinks } from '../../../../../src/ui/features/deal/listingLinks.ts';
import { sampleDeal } from '../../../../support/dealFixtures.ts';

const own = 'https://www.rightmove.co.uk/properties/1';
const other = { agentName: 'Pell & Rowan', askingPrice: { amount: fromMajor(189_950), currency: 'GBP' }, position: 7 };

const linksOf = (facts: object) => listingLinks({ facts: { ...sampleDeal().facts, ...facts } });

describe('listingLinks', () => {
  it('lists its own listing first, then others of the same property with agent, price and place', () => {
    const alsoListed = [
      { ...other, listingId: '1', url: own },
      { ...other, listingId: '2', url: 'https://www.rightmove.co.uk/properties/2' },
    ];
    expect(linksOf({ url: own, listingId: '1', alsoListed })).toMatchObject([
      { label: 'Listing', href: own },
      { label: 'Also listed: Pell & Rowan, £189,950, search result 7', href: 'https://www.rightmove.co.uk/properties/2' },
    ]);
  });

  it('is empty for a manual deal, and skips addresses that are not web pages', () => {
    expect(linksOf({ url: null, alsoListed: null })).toEqual([]);
    expect(linksOf({ url: 'javascript:alert(1)', alsoListed: null })).toEqual([]);
  });
});
