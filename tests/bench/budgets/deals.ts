import { createDeal } from '../../../src/core/deal/createDeal.ts';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { createId, type Id } from '../../../src/core/kernel/id.ts';
import { fromMajor } from '../../../src/core/kernel/money.ts';
import { stampAfter } from '../../../src/core/protocol/hybridLogicalClock.ts';
import type { PushedRow } from '../../../src/core/protocol/syncRow.ts';
import { terraceFacts } from '../../support/dealFixtures.ts';

const at = instant(Date.UTC(2026, 10, 20, 11, 52));

/**
 * An id: four letters for the number, then a filler chosen by `part`. Deals and their states have different ids, which are the same in
 * every run.
 */
function idOf(number: number, part: number): Id {
  const chance = Uint8Array.from({ length: 16 }, (_, place) => (place < 4 ? Math.floor(number / 32 ** (3 - place)) : part * 7 + place));
  return createId(at, chance);
}

/** A captured deal of about 3 KB as JSON, like those from portals' pages. The same number always gives the same deal. */
export function benchDeal(number: number): Deal {
  const listing = String(800_000_000 + number);
  const facts = {
    ...terraceFacts,
    listingId: listing,
    url: `https://www.rightmove.co.uk/properties/${listing}`,
    askingPrice: {
      amount: fromMajor(120_000 + (number % 400) * 500),
      currency: 'GBP',
      qualifier: null,
      period: null,
      onApplication: false,
    } as const,
    bedrooms: 1 + (number % 5),
    address: `${number} Example Street, Salford M6`,
    latitude: 53.48 + number / 1e6,
    longitude: -2.27 - number / 1e6,
    agentName: 'An Estate Agent, Salford Quays',
    imageUrls: Array.from(
      { length: 6 },
      (_, image) => `https://media.rightmove.co.uk/dir/crop/10:9-16:9/${listing}_IMG_${image}_0000.jpeg`,
    ),
    keyFeatures: Array.from({ length: 5 }, (_, place) => `Feature ${place} of house ${number}: close to shops, schools and the tram`),
    nearestStations: ['Salford Crescent', 'Langworthy', 'Broadway'].map((name, place) => ({ name, miles: 0.3 + place / 4 })),
  };
  const told = Object.entries(facts).filter(([, fact]) => fact !== null);
  const sources = Object.fromEntries(told.map(([name]) => [name, `PAGE_MODEL propertyData.${name}`])) as Deal['sources'];
  return createDeal({
    id: idOf(number, 1),
    mid: idOf(number, 2),
    at,
    reading: { site: 'rightmove', facts, sources, warnings: [] },
    via: 'page',
    parserVersion: 1,
  });
}

/** The same deal as a device sends it. */
export function benchRow(number: number): PushedRow {
  const { mid, ...doc } = benchDeal(number);
  return { coll: 'deals', id: doc.id, mid, base: null, deleted: false, doc, clocks: { '': stampAfter([], at, 'benchdevice') } };
}

/** Rows in batches that fit into a push. */
export function* benchBatches(count: number, size = 250): Generator<readonly PushedRow[]> {
  for (let from = 0; from < count; from += size)
    yield Array.from({ length: Math.min(size, count - from) }, (_, place) => benchRow(from + place));
}
