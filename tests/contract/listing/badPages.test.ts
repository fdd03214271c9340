import { describe, expect, it } from 'vitest';
import type { PageReading } from '../../../src/core/listing/pageReading.ts';
import { readPage } from '../../../src/core/listing/readListingPage.ts';
import { badPages, badPageUrl } from '../../fixtures/listings/badPages.ts';
import { expectCleanPrototypes, expectSound, listingsOf } from '../../support/listingInvariants.ts';

const codeOf = (reading: PageReading): string | undefined =>
  reading.kind === 'blocked' ? reading.by : 'code' in reading ? reading.code : undefined;

describe('a page with one fault', () => {
  it.each(badPages)('is read correctly or reported by name: $trouble', ({ page, expected, facts }) => {
    const reading = readPage(page, { url: badPageUrl, capturedAt: null });
    if (typeof expected === 'object') {
      expect({ kind: reading.kind, code: codeOf(reading) }).toEqual(expected);
      return;
    }
    const [listing] = listingsOf(reading);
    expect(listing, 'no listing was read').toBeDefined();
    if (listing === undefined) return;
    const amount = listing.facts.askingPrice?.amount ?? null;
    expect(amount === null ? 'partial' : 'ok').toBe(expected);
    expectSound(listing);
    expectCleanPrototypes();
    const values: Readonly<Record<string, unknown>> = { ...listing.facts, price: amount === null ? null : amount / 100 };
    for (const [name, value] of Object.entries(facts ?? {})) expect(values[name], name).toEqual(value);
  });
});
