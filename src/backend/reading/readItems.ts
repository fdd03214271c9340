import { err, ok, unreachable, type Result } from '../../core/kernel/result.ts';
import { instant } from '../../core/kernel/calendar.ts';
import type { IngestErrorCode, IngestItem } from '../../core/contracts/ingestContract.ts';
import type { PageReading } from '../../core/listing/pageReading.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import { readListingPage } from '../../core/listing/readListingPage.ts';
import type { PortalTarget } from '../portal/portalTarget.ts';

/** The listing on a fetched page, or why there is none. `capturedAt` is in milliseconds. */
export function readItems(html: string, target: PortalTarget, capturedAt: number): Result<readonly IngestItem[], IngestErrorCode> {
  const reading = readListingPage(html, { url: target.url, capturedAt: instant(capturedAt) });
  if (reading.kind !== 'listing') return err(readingFailure(reading));
  if (reading.site !== target.site) return err('not_a_listing');
  const { facts, sources, warnings, completeness } = reading;
  return ok([{ facts, sources, warnings, capturedAt, parserVersion, completeness }]);
}

/** The error code for a page that is not a listing, when a listing was requested. */
export function readingFailure(reading: Exclude<PageReading, { kind: 'listing' }>): IngestErrorCode {
  switch (reading.kind) {
    case 'blocked':
      return 'portal_blocked';
    case 'not-a-listing':
      return reading.code === 'removed' ? 'listing_removed' : 'not_a_listing';
    case 'unreadable':
      return reading.code === 'too-large' ? 'page_too_large' : 'unreadable_page';
    case 'search':
    case 'agent':
    case 'house-prices':
      return 'not_a_listing';
    default:
      return unreachable(reading);
  }
}
