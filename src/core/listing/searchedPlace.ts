import type { CardReading, PageReading } from './pageReading.ts';
import { canonicalSearchUrl } from './searchUrl.ts';
import { outcodeOf } from '../place/postcode.ts';
import type { PortalSite } from './facts.ts';

/**
 * The search with the searched place added to its cards, except to cards that have a postcode or are outside the area. A postcode district
 * becomes the card's outcode; any other name becomes its `searchedPlace`.
 */
export function withSearchedPlace(reading: PageReading, addresses: readonly (string | null)[]): PageReading {
  if (reading.kind !== 'search') return reading;
  const place = reading.place ?? addresses.map((address) => placeInAddress(address)).find((name) => name !== null) ?? null;
  return place === null ? reading : { ...reading, place, listings: reading.listings.map((card) => placed(card, place)) };
}

function placed(card: CardReading, place: string): CardReading {
  if (card.facts.outcode !== null || card.card.extendedArea) return card;
  const source = 'the search';
  const outcode = outcodeOf(place);
  return outcode === null
    ? { ...card, facts: { ...card.facts, searchedPlace: place }, sources: { ...card.sources, searchedPlace: source } }
    : { ...card, facts: { ...card.facts, outcode }, sources: { ...card.sources, outcode: source } };
}

/** The place in a search's address: its own parameter, else the last part of the path. */
function placeInAddress(address: string | null): string | null {
  const search = address === null ? null : canonicalSearchUrl(address);
  if (search?.ok !== true) return null;
  const { site, url } = search.value;
  const [, path = '', query = ''] = /^https:\/\/[^/]+([^?]*)\??(.*)$/.exec(url) ?? [];
  const typed = query.split('&').find((part) => part.startsWith(site === 'zoopla' ? 'q=' : 'searchLocation='));
  // The address was built from encoded values, so it can be decoded.
  return typed === undefined ? placeInPath[site](path) : decodeURIComponent(typed.slice(typed.indexOf('=') + 1));
}

const placeInPath: Readonly<Record<PortalSite, (path: string) => string | null>> = {
  rightmove: (path) => wordsOf(/\/([A-Za-z0-9-]+)\.html$/.exec(path)?.[1] ?? '', ['find', 'map']),
  zoopla: (path) => wordsOf(path.split('/').findLast((part) => part !== '') ?? '', ['property', 'houses', 'flats', 'for-sale', 'to-rent']),
};

const wordsOf = (name: string, notPlaces: readonly string[]): string | null =>
  name === '' || notPlaces.includes(name) ? null : name.replaceAll('-', ' ').trim();
