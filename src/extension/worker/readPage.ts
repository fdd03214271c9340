import { createDeal } from '../../core/deal/createDeal.ts';
import { dayOf } from '../../core/kernel/calendar.ts';
import type { ListingReading } from '../../core/listing/pageReading.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import { readListingPage } from '../../core/listing/readListingPage.ts';
import type { Questions, PageView } from '../messages.ts';
import { createKnownListings } from './knownListings.ts';
import { measureListing } from './listingView.ts';
import { searchCards } from './searchView.ts';
import type { HandlerContext } from './handlerContext.ts';

/** The view of a portal's page, scored with the user's profile. */
export async function readPortalPage(
  { store, now, newId }: HandlerContext,
  { address, html }: Questions['portal/read']['ask'],
): Promise<PageView> {
  const at = now();
  const reading = readListingPage(html, { url: address, capturedAt: at });
  const { profile, isStandard } = await store.profile();
  const known = await createKnownListings(store);
  switch (reading.kind) {
    case 'listing': {
      const deal = createDeal({ id: newId(), mid: newId(), at, reading, via: 'page', parserVersion });
      const { view } = measureListing({ deal, profile, isStandard, today: dayOf(at), known: known(seenListing(reading)) }, {});
      return { kind: 'listing', deal, view };
    }
    case 'search': {
      if (reading.listings.length === 0) return { kind: 'none' };
      return { kind: 'search', ...searchCards(reading.listings, { profile, at, newId, known }), isStandard };
    }
    case 'unreadable':
      if (reading.code === 'id-mismatch') return { kind: 'outdated' };
      return reading.code === 'bad-json' || reading.code === 'truncated' ? unreadable : { kind: 'none' };
    default:
      return { kind: 'none' };
  }
}

const unreadable: PageView = { kind: 'unreadable', words: 'Yardstick can’t read this page’s listing.' };

export const seenListing = ({ facts }: Pick<ListingReading, 'facts'>) => ({
  url: facts.url,
  asked: facts.askingPrice?.amount ?? null,
  currency: facts.askingPrice?.currency ?? null,
});
