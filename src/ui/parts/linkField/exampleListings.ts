import type { PortalSite } from '../../../core/listing/facts.ts';

/** One listing for sale from each portal, for the example buttons. */
export const exampleListings: Readonly<Record<PortalSite, string>> = {
  zoopla: 'https://www.zoopla.co.uk/for-sale/details/71365505/',
  rightmove: 'https://www.rightmove.co.uk/properties/162171665',
};

/** Portal names as the portals write them. */
export const portalNames: Readonly<Record<PortalSite, string>> = { rightmove: 'Rightmove', zoopla: 'Zoopla' };
