import { createDeal } from '../../../src/core/deal/createDeal.ts';
import type { Profile } from '../../../src/core/deal/profile.ts';
import { standardProfile } from '../../../src/core/deal/standardProfile.ts';
import { dayOf } from '../../../src/core/kernel/calendar.ts';
import { createId } from '../../../src/core/kernel/id.ts';
import { parserVersion } from '../../../src/core/listing/parserVersion.ts';
import { readListingPage } from '../../../src/core/listing/readListingPage.ts';
import { createScorer } from '../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { rightmoveSearchPage } from '../listingPages.ts';
import { sampleHouse, type SampleListing } from '../listingSamples.ts';
import { wallTime } from '../realClock.ts';

/** A page with this markup inserted before its end. */
export const withMarkup = (html: string, markup: string): string => html.replace('</body>', () => `${markup}</body>`);

/** Cards in a portal's layout: each links to its listing twice. */
export const cardsMarkup = (paths: readonly string[]): string =>
  `<ul>${paths.map((path) => `<li><article style="height:180px"><a href="${path}">Picture</a><h2><a href="${path}">A home</a></h2><p>£1</p></article></li>`).join('')}</ul>`;

/** Twenty-five homes that differ in price. */
export const homes: readonly SampleListing[] = Array.from({ length: 25 }, (_, at) => ({
  ...sampleHouse,
  id: 190100000 + at,
  address: `${at + 1} ${sampleHouse.address}`,
  price: 90_000 + at * 9_000,
}));

export const searchAddress = 'https://www.rightmove.co.uk/property-for-sale/find.html?searchLocation=Salford';
export const searchPage = withMarkup(rightmoveSearchPage(homes), cardsMarkup(homes.map(({ id }) => `/properties/${id}#/?channel=RES_BUY`)));

/** The score in the app's list of deals for each listing on a page. */
export function scoresInApp(html: string, url: string, profile: Profile = standardProfile): Readonly<Record<string, string>> {
  const at = wallTime();
  const reading = readListingPage(html, { url, capturedAt: at });
  if (reading.kind !== 'search') throw new Error(`Expected a search page, got ${reading.kind}`);
  const score = createScorer({ profile, today: dayOf(at) });
  const id = createId(at, new Uint8Array(16));
  return Object.fromEntries(
    reading.listings.map((card) => {
      const scored = score(createDeal({ id, mid: id, at, reading: card, via: 'page', parserVersion }));
      return [card.facts.listingId ?? '', scored.ok ? String(scored.marks.total) : '–'];
    }),
  );
}
