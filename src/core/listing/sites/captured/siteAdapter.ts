import type { IsoDate } from '../../../kernel/calendar.ts';
import type { Currency } from '../../../kernel/money.ts';
import type { FactLayer } from '../../factLayer.ts';
import type { CapturedSite, ListingWarning } from '../../facts.ts';
import type { Bounds } from '../../../place/position.ts';
import type { NamedText } from '../../page/textPatterns.ts';

/** A site's currency and country. */
export interface SiteMarket {
  readonly currency: Currency;
  readonly area: 'sqft' | 'sqm';
  readonly bounds: Bounds;
}

/** One listing read from a page's data. `path` is its own address, if the data contains it. */
export interface CapturedReading {
  readonly layer: FactLayer;
  readonly path: string | null;
  readonly auction: boolean;
  /** Free texts in English; there are no patterns for other languages. */
  readonly texts: readonly NamedText[];
  /** The site's own notices on a property, in addition to the general checks. */
  readonly warnings?: readonly ListingWarning[];
}

/** An adapter's context: the day the page was captured. */
export interface CapturedContext {
  readonly captured: IsoDate | null;
}

type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Everything specific to one site, in one file: where its pages contain a listing, how to recognise it, and what its members mean. To add a
 * site, write an adapter and add a line to `readCaptured.ts`.
 */
export interface SiteAdapter {
  readonly site: CapturedSite;
  readonly market: SiteMarket;
  /** The site's host without "www". */
  readonly host: string;
  /** The pattern of a listing page's path; the first group is the part that identifies the listing. */
  readonly listingPath: RegExp;
  /** The values that a page passes to its own scripts; null stands for a damaged one. */
  readonly islands: (html: string) => readonly unknown[];
  /** Whether an object is a listing of this site. */
  readonly isListing: (record: JsonRecord) => boolean;
  readonly read: (record: unknown, context: CapturedContext) => CapturedReading;
}
