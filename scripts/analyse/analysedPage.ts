import { factNames, type ListingFacts, type Site } from '../../src/core/listing/facts.ts';
import type { PageReading } from '../../src/core/listing/pageReading.ts';
import { toMajor } from '../../src/core/kernel/money.ts';
import type { Terms } from './command.ts';
import { shownOutcome } from './shownOutcome.ts';

/** The single document on standard output. Amounts in pounds (facts in the listing's currency), dates as YYYY-MM-DD, rates as fractions. */
export interface Analysed {
  readonly kind: PageReading['kind'];
  readonly site: Site | null;
  readonly facts: unknown;
  readonly fields: unknown;
  readonly warnings: readonly unknown[];
  readonly outcome: unknown;
  /** For a page of search results: the portal's own counts, what was omitted, and the labels on each card, in the order of `facts`. */
  readonly search?: unknown;
}

/** A page's facts, and the evaluation of its deal. */
export function analysedPage(reading: PageReading, terms: Terms): Analysed {
  const { kind, site } = reading;
  if (kind === 'listing') {
    const { facts, sources, warnings } = reading;
    return { kind, site, facts: shownFacts(facts), fields: sources, warnings, outcome: shownOutcome(reading, terms) };
  }
  if (kind === 'search') {
    const facts = reading.listings.map((listing) => shownFacts(listing.facts));
    const warnings = reading.listings.flatMap((listing) =>
      listing.warnings.map((warning) => ({ listingId: listing.facts.listingId, ...warning })),
    );
    const { total, perPage, pages, leftOut } = reading;
    const search = { total, perPage, pages, leftOut, cards: reading.listings.map(({ card }) => card) };
    return { kind, site, facts, fields: reading.listings.map((listing) => listing.sources), warnings, outcome: null, search };
  }
  const code = kind === 'blocked' ? reading.by : kind === 'not-a-listing' || kind === 'unreadable' ? reading.code : kind;
  return { kind, site, facts: null, fields: {}, warnings: [{ code, fact: null, message: notAListing[kind] }], outcome: null };
}

const notAListing: Readonly<Record<Exclude<PageReading['kind'], 'listing' | 'search'>, string>> = {
  agent: "This is an estate agent's page. Open one of its properties.",
  'house-prices': 'This page shows house prices, not listings for sale or rent.',
  blocked: 'The portal sent a robot check instead of the listing. Open the listing in a browser and save that page.',
  'not-a-listing': 'No listing was found in this page.',
  unreadable: 'The page is empty, incomplete, damaged or for another listing. Save it again.',
};

/** All facts by name, with amounts in the currency of the price. */
function shownFacts(facts: ListingFacts): Readonly<Record<string, unknown>> {
  const price = facts.askingPrice;
  const shown: Partial<Record<keyof ListingFacts, unknown>> = {
    askingPrice: price === null ? null : { ...price, amount: price.amount === null ? null : toMajor(price.amount) },
    groundRentPerYear: facts.groundRentPerYear === null ? null : toMajor(facts.groundRentPerYear),
    serviceChargePerYear: facts.serviceChargePerYear === null ? null : toMajor(facts.serviceChargePerYear),
  };
  return Object.fromEntries(factNames.map((name) => [name, name in shown ? shown[name] : facts[name]]));
}
