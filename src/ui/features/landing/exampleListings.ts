import type { PortalSite, Site } from '../../../core/listing/facts.ts';

/** One listing for sale of each portal, for the example buttons. */
export const exampleListings: Readonly<Record<PortalSite, string>> = {
  zoopla: 'https://www.zoopla.co.uk/for-sale/details/71365505/',
  rightmove: 'https://www.rightmove.co.uk/properties/162171665',
};

/** Each site as it writes itself. */
export const siteNames: Readonly<Record<Site, string>> = {
  rightmove: 'Rightmove',
  zoopla: 'Zoopla',
  onthemarket: 'OnTheMarket',
  daft: 'Daft.ie',
  zillow: 'Zillow',
  realtor: 'Realtor.com',
  immoweb: 'Immoweb',
  seloger: 'SeLoger',
  immobiliare: 'immobiliare.it',
};
