import type { PageContext, PageReading } from '../pageReading.ts';
import { readListingPage } from '../readListingPage.ts';
import { decodePage } from './decodePage.ts';

/** The reading of a page as a person captured it: its text, or a saved file's bytes in any character set. Never throws. */
export const readCapturedPage = (page: string | Uint8Array, context: PageContext): PageReading =>
  readListingPage(typeof page === 'string' ? page : decodePage(page), context);
