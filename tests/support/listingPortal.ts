import { rightmovePage, removedPage } from './listingPages.ts';
import { type SampleListing, sampleListings } from './listingSamples.ts';
import { zooplaPage } from './listingZooplaPages.ts';

export interface PortalAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

const htmlType = 'text/html; charset=utf-8';

/** A portal's answer for a path: `/properties/ID` for Rightmove, `/for-sale|to-rent|new-homes/details/ID/` for Zoopla, otherwise 404. */
export function portalAnswer(path: string, listings: readonly SampleListing[] = sampleListings): PortalAnswer {
  const rightmoveId = /^\/properties\/(\d+)(?:[/?#]|$)/.exec(path)?.[1];
  const zooplaId = /^\/(?:for-sale|to-rent|new-homes)\/details\/(\d+)(?:[/?#]|$)/.exec(path)?.[1];
  const listing = listings.find((candidate) => String(candidate.id) === (rightmoveId ?? zooplaId));
  if (listing === undefined) return { status: (rightmoveId ?? zooplaId) ? 410 : 404, contentType: htmlType, body: removedPage() };
  const body = rightmoveId ? rightmovePage(listing, { encoding: 'on', adInfo: true }) : zooplaPage(listing, { shape: 'rsc' });
  return { status: 200, contentType: htmlType, body };
}
