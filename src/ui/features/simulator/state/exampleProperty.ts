import { createManualDeal } from '../../../../core/deal/manual/createManualDeal.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { countryNames } from '../../../../core/kernel/countries.ts';
import { instant } from '../../../../core/kernel/calendar.ts';
import { idInCode } from '../../../../core/kernel/id.ts';
import type { EuCountry } from '../../../../core/market/eu/registry/countries.ts';
import { currencyOfCountry, isEuCountry, type MarketCountry } from '../../../../core/market/markets.ts';
import { fromMajor, type Currency } from '../../../../core/kernel/money.ts';
import type { ListingFacts } from '../../../../core/listing/facts.ts';

/** A fictional property to start from when there is no deal. It is labelled as an example and never stored. */
const example = (price: number, currency: Currency, facts: Partial<ListingFacts>): Deal => ({
  ...createManualDeal({
    id: idInCode('example'),
    mid: idInCode('example'),
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

/** A fictional flat in a European town, in local currency. It includes a rent, because we have no published local rents there. */
interface EuropeanExample {
  readonly town: string;
  /** Set for a country whose law differs by region. */
  readonly region?: string;
  readonly price: number;
  readonly rent: number;
  /** Annual property tax, if no rule calculates it. */
  readonly propertyTax?: number;
}

const europeanExamples: Readonly<Partial<Record<EuCountry, EuropeanExample>>> = {
  AT: { town: 'Linz', price: 220_000, rent: 850 },
  BE: { town: 'Gent', region: 'flanders', price: 230_000, rent: 950, propertyTax: 1_200 },
  DE: { town: 'Leipzig', region: 'SN', price: 180_000, rent: 750 },
  ES: { town: 'Valencia', region: 'valencia', price: 170_000, rent: 900, propertyTax: 450 },
  FR: { town: 'Lyon', region: '69', price: 190_000, rent: 850, propertyTax: 1_100 },
  IE: { town: 'Cork', price: 260_000, rent: 1_600 },
  IT: { town: 'Torino', price: 130_000, rent: 700, propertyTax: 800 },
  NL: { town: 'Groningen', price: 260_000, rent: 1_250, propertyTax: 400 },
  PL: { town: 'Łódź', price: 450_000, rent: 2_400 },
  PT: { town: 'Porto', region: 'mainland', price: 190_000, rent: 950, propertyTax: 350 },
};

/** The example used for a country that has no example of its own. */
const anywhere: Omit<EuropeanExample, 'town'> = { price: 200_000, rent: 900 };

function europeanExample(country: EuCountry): Deal {
  const { town, region, price, rent, propertyTax } = europeanExamples[country] ?? { ...anywhere, town: countryNames[country] };
  return {
    ...example(price, currencyOfCountry(country), {
      bedrooms: 2,
      propertyType: 'Flat',
      address: `Two-bedroom flat, ${town}`,
      floorAreaSqFt: 700,
    }),
    inputs: {
      'buy-to-let': {
        monthlyRent: fromMajor(rent),
        ...(propertyTax === undefined ? {} : { propertyTaxPerYear: fromMajor(propertyTax) }),
      },
    },
    country,
    ...(region === undefined ? {} : { region }),
  };
}

/** The example for users who invest in a country. */
export function examplePropertyIn(country: MarketCountry): Deal {
  if (isEuCountry(country)) return europeanExample(country);
  return country === 'US' ? american : british;
}
