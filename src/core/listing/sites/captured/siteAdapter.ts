import type { IsoDate } from '../../../kernel/calendar.ts';
import type { Currency } from '../../../kernel/money.ts';
import type { FactLayer } from '../../factLayer.ts';
import type { CapturedSite, ListingWarning } from '../../facts.ts';
import type { Bounds } from '../../../place/position.ts';
import type { NamedText } from '../../page/textPatterns.ts';

/** What a site's pages count in, and where its homes lie. */
export interface SiteMarket {
  readonly currency: Currency;
  readonly area: 'sqft' | 'sqm';
  readonly bounds: Bounds;
}

/** One listing read from a page's data. `path` is its own address there, when its data tells it. */
export interface CapturedReading {
  readonly layer: FactLayer;
  readonly path: string | null;
  readonly auction: boolean;
  /** Free texts in English; patterns for those of other languages there are none. */
  readonly texts: readonly NamedText[];
  /** What this site alone tells of a home, beside what every listing is checked for. */
  readonly warnings?: readonly ListingWarning[];
}

/** What an adapter is given beside the object: the day the page was captured. */
export interface CapturedContext {
  readonly captured: IsoDate | null;
}

type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Everything that is particular to one site, in one file: where its pages keep a listing, by shape, and what its members
 * mean. A new site is a new adapter and a line in `readCaptured.ts`.
 */
export interface SiteAdapter {
  readonly site: CapturedSite;
  readonly market: SiteMarket;
  /** Without "www". */
  readonly host: string;
  /** The path of a listing's page; the first group is the part that tells it from any other. */
  readonly listingPath: RegExp;
  /** The values that the page hands to its own scripts; null in place of one that is damaged. */
  readonly islands: (html: string) => readonly unknown[];
  /** An object that is a listing, and of this site and no other. */
  readonly isListing: (record: JsonRecord) => boolean;
  readonly read: (record: unknown, context: CapturedContext) => CapturedReading;
}
