// What reading a captured page needs, in one place to be loaded when the first page comes.
export { decodePage } from '../core/listing/page/decodePage.ts';
export { readListingPage } from '../core/listing/readListingPage.ts';
