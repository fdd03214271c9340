import { instant } from '../../src/core/kernel/calendar.ts';
import { decodePage } from '../../src/core/listing/page/decodePage.ts';
import type { PageReading } from '../../src/core/listing/pageReading.ts';
import { readPage } from '../../src/core/listing/readListingPage.ts';
import { createChance } from './chance.ts';
import { mutatePage } from './mutatePage.ts';
import { unsoundIn } from './unsoundListing.ts';

/** A page to mutate, with its name. */
export interface SavedPage {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The result of reading one mutated page. `trouble` is empty if it was read correctly. */
export interface MutationResult {
  readonly seed: number;
  readonly page: string;
  readonly done: readonly string[];
  readonly kind: PageReading['kind'] | 'thrown';
  readonly trouble: readonly string[];
}

/** Mutates a page and reads it. The seed determines the page and the mutations. */
export function readMutated(pages: readonly SavedPage[], seed: number): MutationResult {
  const chance = createChance(seed);
  const page = chance.pick(pages);
  const { bytes, done } = mutatePage(page.bytes, chance);
  const before = prototypes();
  const told = { seed, page: page.name, done };
  try {
    const reading = readPage(decodePage(bytes), { url: null, capturedAt: instant(Date.UTC(2026, 10, 20)) });
    const polluted = prototypes() === before ? [] : ['a prototype changed'];
    return { ...told, kind: reading.kind, trouble: [...troubleIn(reading), ...polluted] };
  } catch (error) {
    const thrown = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...told, kind: 'thrown', trouble: [thrown] };
  }
}

/** A listing must be valid, and any other page must have an error code or name the blocker. */
function troubleIn(reading: PageReading): readonly string[] {
  switch (reading.kind) {
    case 'listing':
      return unsoundIn(reading);
    case 'search':
      return reading.listings.flatMap(unsoundIn);
    case 'not-a-listing':
    case 'unreadable':
      return typeof reading.code === 'string' ? [] : ['the reading has no error code'];
    case 'blocked':
      return typeof reading.by === 'string' ? [] : ['the reading does not say who blocked the page'];
    default:
      return [];
  }
}

/** The names of all properties on the shared prototypes. */
const prototypes = (): string =>
  [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype, Map.prototype, RegExp.prototype]
    .map((prototype) => Reflect.ownKeys(prototype).map(String).join())
    .join(';');
