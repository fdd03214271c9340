import type { PageContext, PageReading } from '../pageReading.ts';
import { readListingPage } from '../readListingPage.ts';
import { decodePage } from './decodePage.ts';

/** Reads a page as a person captured it: its text, or the bytes of a saved file in whatever character set they are. Never throws. */
export const readCapturedPage = (page: string | Uint8Array, context: PageContext): PageReading =>
  readListingPage(typeof page === 'string' ? page : decodePage(page), context);
