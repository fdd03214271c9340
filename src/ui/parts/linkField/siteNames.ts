import type { Site } from '../../../core/listing/facts.ts';
import { portalNames } from './exampleListings.ts';

/** Site names as the sites write them. Separate from the two portals' names, which the landing page needs. */
export const siteNames: Readonly<Record<Site, string>> = {
  ...portalNames,
  onthemarket: 'OnTheMarket',
  daft: 'Daft.ie',
  zillow: 'Zillow',
  realtor: 'Realtor.com',
  redfin: 'Redfin',
  immoweb: 'Immoweb',
  seloger: 'SeLoger',
  immobiliare: 'immobiliare.it',
  idealista: 'idealista',
  immobilienscout24: 'ImmobilienScout24',
  leboncoin: 'leboncoin',
  funda: 'funda',
  otodom: 'Otodom',
  willhaben: 'willhaben',
  imovirtual: 'Imovirtual',
};
