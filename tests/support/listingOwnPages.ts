import type { CapturedSite } from '../../src/core/listing/facts.ts';
import { agentPage, blockPage, removedPage, rightmoveCard, rightmovePage, rightmoveSearchPage } from './listingPages.ts';
import { sampleFlat, sampleHouse, sampleListings, sampleRental } from './listingSamples.ts';
import { housePricesPage, zooplaListing, zooplaPage, zooplaSearchPage } from './listingZooplaPages.ts';
import { onTheMarketSearch, otherAddresses, otherPage } from './listingOtherPages.ts';
import { rightmoveText, zooplaText } from './listingTexts.ts';
import type { SavedPage } from './readMutated.ts';

const pageOf = ([name, text]: readonly [string, string]): SavedPage => ({ name, bytes: new TextEncoder().encode(text) });

const others = Object.keys(otherAddresses) as readonly CapturedSite[];

/** One page in each format the builders can produce. */
export const ownPages: readonly SavedPage[] = (
  [
    ['rightmove plain', rightmovePage(sampleHouse, { encoding: 'plain' })],
    ['rightmove encoded', rightmovePage(sampleFlat, { encoding: 'on', adInfo: true })],
    ['rightmove rental', rightmovePage(sampleRental, { encoding: 'on' })],
    ['rightmove search', rightmoveSearchPage(sampleListings)],
    ['rightmove old search', rightmoveSearchPage(sampleListings, 'json-model')],
    ['rightmove cards', JSON.stringify(sampleListings.map(rightmoveCard))],
    ['rightmove agent', agentPage()],
    ['zoopla stream', zooplaPage(sampleHouse, { shape: 'rsc' })],
    ['zoopla next data', zooplaPage(sampleFlat, { shape: 'next-data' })],
    ['zoopla taxonomy', zooplaPage(sampleHouse, { shape: 'zpg' })],
    ['zoopla search', zooplaSearchPage(sampleListings, [sampleFlat])],
    ['zoopla API response', JSON.stringify({ data: { listingDetails: zooplaListing(sampleFlat) } })],
    ['zoopla house prices', housePricesPage()],
    ['removed', removedPage()],
    ['blocked', blockPage('cloudflare')],
    ['rightmove text', rightmoveText(sampleFlat)],
    ['zoopla text', zooplaText(sampleHouse)],
    ['onthemarket search', onTheMarketSearch(['19000101', '19000102'])],
    ...others.map((site): readonly [string, string] => [site, otherPage(site)]),
    ...others.map((site): readonly [string, string] => [`${site} without canonical URL`, otherPage(site, { canonical: false })]),
  ] as readonly (readonly [string, string])[]
).map(pageOf);
