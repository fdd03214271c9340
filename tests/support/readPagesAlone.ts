// A separate process for `tests/contract/listing/invariants.test.ts`: Node ends it if it needs more memory than allowed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { readPage } from '../../src/core/listing/readListingPage.ts';
import { badPages, badPageUrl } from '../fixtures/listings/badPages.ts';

interface Page {
  readonly name: string;
  readonly text: string;
}

/** Our own pages with one fault each, and the shared list of malformed pages if available. */
function pages(): readonly Page[] {
  const own = badPages.map(({ trouble, page }) => ({ name: trouble, text: page }));
  const shared = process.env['YARDSTICK_SHARED'];
  if (shared === undefined) return own;
  const folder = join(shared, 'corpora', 'bad-listings');
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: readonly { readonly file?: string }[];
  };
  const files = entries.flatMap(({ file }) => (file === undefined ? [] : [file]));
  return [...own, ...files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))];
}

const all = pages();
// One page is read in advance, so that the compiler's memory does not count for the first page.
readPage(all[0]?.text ?? '', { url: badPageUrl, capturedAt: null });
const heldBefore = getHeapStatistics().used_heap_size;

for (const { text } of all) readPage(text, { url: badPageUrl, capturedAt: null });
process.stdout.write(JSON.stringify({ heldBefore, read: all.length }));
