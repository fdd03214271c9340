import { unreachable } from '../core/kernel/result.ts';
import type { PageReading } from '../core/listing/pageReading.ts';
import type { IngestFailure } from './ingest.ts';

type Named = Pick<IngestFailure, 'code' | 'message'>;

/** The message for a captured page that is not a single listing, with what to do next. */
export function pageFailure(reading: Exclude<PageReading, { kind: 'listing' }>): Named {
  switch (reading.kind) {
    case 'search':
      return {
        code: 'search-page',
        message: 'No listing was found on this page of search results. Open one property and capture that page.',
      };
    case 'agent':
      return { code: 'agent-page', message: "This is an agent's page. Open one of its properties and capture that page." };
    case 'house-prices':
      return {
        code: 'house-prices-page',
        message: 'This page shows sold prices, not a listing. Open a property that is for sale or to rent.',
      };
    case 'blocked':
      return {
        code: 'blocked-page',
        message:
          'The portal sent a robot check instead of the listing. Open the listing in your browser, make sure you can see it, then capture the page again.',
      };
    case 'not-a-listing':
      return reading.code === 'removed'
        ? { code: 'listing_removed', message: 'The portal says this property has been removed.' }
        : {
            code: 'not_a_listing',
            message:
              'No listing was found on this page. Copy the source of a property’s page on Rightmove, Zoopla or another supported site.',
          };
    case 'unreadable':
      return { code: 'unreadable_page', message: unreadable[reading.code] };
    default:
      return unreachable(reading);
  }
}

const unreadable: Record<Extract<PageReading, { kind: 'unreadable' }>['code'], string> = {
  empty: 'The page is empty. Copy the whole source and paste it again.',
  truncated: 'The page is cut off. Copy the whole source (select all) and paste it again.',
  'bad-json': 'The listing inside this page is damaged. Save the page again and drop the new file.',
  binary: 'This file is not a web page. Save the listing as "Web page, HTML only" and drop that file.',
  'too-large': 'This page is over 10 MB, which is too large for a listing. Save the page as "HTML only" and drop that file.',
  'id-mismatch': 'The address and the page belong to different listings. Capture the page again.',
};
