import type { Site } from './facts.ts';
import type { CountryCode } from '../kernel/countries.ts';

/** The country in which a site lists homes. Its listings abroad are told by their address. */
export const siteCountries: Readonly<Record<Site, CountryCode>> = {
  rightmove: 'GB',
  zoopla: 'GB',
  onthemarket: 'GB',
  daft: 'IE',
  zillow: 'US',
  realtor: 'US',
  immoweb: 'BE',
  seloger: 'FR',
  immobiliare: 'IT',
  idealista: 'ES',
};
