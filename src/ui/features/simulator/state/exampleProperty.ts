import { createManualDeal } from '../../../../core/deal/manual/createManualDeal.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { instant } from '../../../../core/kernel/calendar.ts';
import type { Id } from '../../../../core/kernel/id.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { fromMajor, type Currency } from '../../../../core/kernel/money.ts';
import type { ListingFacts } from '../../../../core/listing/facts.ts';

/** A property nobody offers, to begin with where there is no deal: said so wherever it is shown, and stored nowhere. */
const example = (price: number, currency: Currency, facts: Partial<ListingFacts>): Deal => ({
  ...createManualDeal({
    id: 'example' as Id,
    mid: 'example' as Id,
    at: instant(0),
    facts: {
      ...facts,
      transaction: 'sale',
      askingPrice: { amount: fromMajor(price), currency, qualifier: null, period: null, onApplication: false },
    },
  }),
  sources: { askingPrice: 'the example' },
});

const british = example(130_000, 'GBP', {
  bedrooms: 3,
  propertyType: 'Terraced house',
  tenure: 'freehold',
  address: 'Three-bedroom terrace, Liverpool L4',
  outcode: 'L4',
});

const american = example(125_000, 'USD', {
  bedrooms: 3,
  propertyType: 'House',
  address: 'Three-bedroom house, Indianapolis, IN 46201',
  postalCode: '46201',
});

/** The example for who invests in a country. */
export const examplePropertyIn = (country: MarketCountry): Deal => (country === 'US' ? american : british);
