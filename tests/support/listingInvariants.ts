import { expect } from 'vitest';
import { factNames, type ListingFacts } from '../../src/core/listing/facts.ts';
import { imageHosts } from '../../src/core/listing/values/imageLinks.ts';
import type { ListingReading, PageReading } from '../../src/core/listing/pageReading.ts';

/** Every listing of a reading. */
export const listingsOf = (reading: PageReading): readonly ListingReading[] =>
  reading.kind === 'listing' ? [reading] : reading.kind === 'search' ? reading.listings : [];

/** What holds for every listing read from any page, however hostile: ranges, clean text, allowed pictures, known keys only. */
export function expectSound({ facts, sources }: ListingReading): void {
  expect(Object.keys(facts).toSorted()).toEqual([...factNames].toSorted());
  for (const name of factNames) expect(facts[name] !== null, `${name} has a source exactly when it has a value`).toBe(name in sources);
  const amount = facts.askingPrice?.amount ?? null;
  if (amount !== null) expect(Number.isSafeInteger(amount) && amount >= 100 && amount <= 10_000_000_000).toBe(true);
  if (facts.bedrooms !== null) expect(Number.isInteger(facts.bedrooms) && facts.bedrooms >= 0 && facts.bedrooms <= 500).toBe(true);
  if (facts.latitude !== null) expect(facts.latitude >= 49 && facts.latitude <= 61).toBe(true);
  if (facts.longitude !== null) expect(facts.longitude >= -9 && facts.longitude <= 2.5).toBe(true);
  expect(facts.latitude === null).toBe(facts.longitude === null);
  for (const text of textsOf(facts)) {
    expect(text.length).toBeLessThanOrEqual(300);
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(text).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/);
    expect(() => encodeURIComponent(text)).not.toThrow();
  }
  for (const link of facts.imageUrls ?? []) {
    const url = new URL(link);
    expect([url.protocol, url.port, url.username, imageHosts.includes(url.hostname)]).toEqual(['https:', '', '', true]);
  }
}

const textsOf = (facts: ListingFacts): readonly string[] =>
  [
    facts.address,
    facts.agentName,
    facts.propertyType,
    facts.askingPrice?.qualifier ?? null,
    ...(facts.keyFeatures ?? []),
    ...(facts.nearestStations ?? []).map((station) => station.name),
  ].filter((text) => text !== null);

/** That reading a page left no trace on what all objects share. */
export function expectCleanPrototypes(): void {
  const probe = {} as Record<string, unknown>;
  expect([probe['polluted'], probe['isAdmin'], probe['user_id']]).toEqual([undefined, undefined, undefined]);
}
