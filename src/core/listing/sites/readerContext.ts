import type { Instant, IsoDate } from '../../kernel/calendar.ts';
import type { Result } from '../../kernel/result.ts';
import { type FactLayer, mergeLayers } from '../factLayer.ts';
import type { PortalSite } from '../facts.ts';
import { listingWarnings, noteWarnings, type PageNotes } from '../listingChecks.ts';
import type { IslandDamage } from '../islands/island.ts';
import { listingAddress } from '../listingUrl.ts';
import type { Completeness, ListingReading, PageReading } from '../pageReading.ts';
import { factsFromText, type NamedText } from '../page/textPatterns.ts';

/** What is known besides a page's islands: the capture time, and the facts in its head if the head identifies a listing. */
export interface IslandContext {
  readonly capturedAt: Instant | null;
  readonly head: RecordReading | null;
}

/** The result of reading one site's islands on a page: a reading, or damage in an island; null if the page has no island of that site. */
export type SiteReading = Result<PageReading, IslandDamage> | null;

/** One reading of an object: its facts, notes, free texts, and the section that its URL needs. */
export interface RecordReading {
  readonly layer: FactLayer;
  readonly notes: PageNotes;
  readonly texts: readonly NamedText[];
  readonly section: string | null;
}

export const noNotes: PageNotes = { priceNumber: null, auction: false, sharedOwnership: false };

/** The context for reading an object: the island's name for sources, and the capture day. */
export interface RecordContext {
  readonly island: string;
  readonly captured: IsoDate | null;
}

/**
 * A listing composed from readings of the same property, the most trusted first. Gaps are filled from less trusted readings and finally
 * from free text, readings with another id are dropped, and the URL is built from the id. Null if there is no id, or neither price nor
 * address.
 */
export function composeListing(
  site: PortalSite,
  given: readonly RecordReading[],
  completeness: Completeness = 'full',
): ListingReading | null {
  const [main] = given;
  if (main === undefined) return null;
  const own = main.layer.listingId?.value;
  const readings = given.filter((reading) => !reading.layer.listingId || reading.layer.listingId.value === own);
  const texts = readings.flatMap((reading) => reading.texts);
  const layers = readings.map((reading) => reading.layer);
  const id = layers.map((layer) => layer.listingId).find((candidate) => candidate !== null && candidate !== undefined);
  if (!id || !layers.some((layer) => layer.askingPrice || layer.address)) return null;
  const section = readings.map((reading) => reading.section).find((candidate) => candidate !== null) ?? null;
  const address: FactLayer = { url: { value: listingAddress(site, id.value, section), source: id.source } };
  const { facts, sources } = mergeLayers([address, ...layers, withoutContradiction(layers, factsFromText(texts))]);
  return { site, facts, sources, warnings: [...listingWarnings(facts, sources), ...noteWarnings(main.layer, main.notes)], completeness };
}

/** Drops lease years matched in text if the page says that the property is freehold. */
function withoutContradiction(layers: readonly FactLayer[], text: FactLayer): FactLayer {
  const stated = layers.map((layer) => layer.tenure).find((tenure) => tenure)?.value ?? text.tenure?.value;
  return stated === 'freehold' ? { ...text, leaseYearsRemaining: null } : text;
}
