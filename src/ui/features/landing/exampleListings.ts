import type { Site } from '../../../core/listing/facts.ts';

/** One listing for sale of each portal, for the example buttons. */
export const exampleListings: Readonly<Record<Site, string>> = {
  zoopla: 'https://www.zoopla.co.uk/for-sale/details/71365505/',
  rightmove: 'https://www.rightmove.co.uk/properties/162171665',
};

export const siteNames: Readonly<Record<Site, string>> = { zoopla: 'Zoopla', rightmove: 'Rightmove' };
