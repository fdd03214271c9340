import { describe, expect, it } from 'vitest';
import { listingCurrency } from '../../../../src/core/deal/listingCurrency.ts';
import { siteCurrency } from '../../../../src/core/listing/siteCountries.ts';
import { adapters } from '../../../../src/core/listing/sites/captured/readCaptured.ts';
import { dealOf } from '../../../support/deals.ts';

describe('a listing’s currency', () => {
  it('comes from its price, else from its site, and is pounds for a deal entered by hand', () => {
    const deal = dealOf(1);
    const unpriced = { ...deal.facts, askingPrice: null };
    const origin = { kind: 'listing', site: 'zillow', via: 'page', capturedAt: deal.createdAt, parserVersion: 1 } as const;
    expect(listingCurrency(deal)).toBe('GBP');
    expect(listingCurrency({ facts: unpriced, origin })).toBe('USD');
    expect(listingCurrency({ facts: unpriced, origin: { kind: 'manual' } })).toBe('GBP');
  });

  it.each(adapters)('is the currency in which $site’s pages are read', ({ site, market }) => {
    expect(siteCurrency(site)).toBe(market.currency);
  });
});
