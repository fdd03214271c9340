import type { Site } from './facts.ts';
import type { CountryCode } from '../kernel/countries.ts';
import type { Currency } from '../kernel/money.ts';

/** The country of a site's listings. Its listings in other countries are recognised by address. */
export const siteCountries: Readonly<Record<Site, CountryCode>> = {
  rightmove: 'GB',
  zoopla: 'GB',
  onthemarket: 'GB',
  daft: 'IE',
  zillow: 'US',
  realtor: 'US',
  redfin: 'US',
  immoweb: 'BE',
  seloger: 'FR',
  immobiliare: 'IT',
  idealista: 'ES',
  immobilienscout24: 'DE',
  leboncoin: 'FR',
  funda: 'NL',
  otodom: 'PL',
  willhaben: 'AT',
  imovirtual: 'PT',
};

/** The currency of a site's charges and taxes, used if a listing states no price. */
export function siteCurrency(site: Site): Currency {
  const country = siteCountries[site];
  return country === 'GB' ? 'GBP' : country === 'US' ? 'USD' : country === 'PL' ? 'PLN' : 'EUR';
}
