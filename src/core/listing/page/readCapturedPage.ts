import type { PageContext, PageReading } from '../pageReading.ts';
import { readListingPage } from '../readListingPage.ts';
import { decodePage } from './decodePage.ts';

/**
 * The result of reading a page that a person captured, given as text or as the bytes of a saved file in any character set. Never throws.
 */
export const readCapturedPage = (page: string | Uint8Array, context: PageContext): PageReading =>
  readListingPage(typeof page === 'string' ? page : decodePage(page), context);
