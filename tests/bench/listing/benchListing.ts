import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { savedPagesIn } from '../../../scripts/analyse/searchCounts.ts';
import { elementsOfClass } from '../../../src/core/listing/islands/elementsOfClass.ts';
import { decodePage } from '../../../src/core/listing/page/decodePage.ts';
import { factsFromText } from '../../../src/core/listing/page/textPatterns.ts';
import { readPage } from '../../../src/core/listing/readListingPage.ts';
import { plainText } from '../../../src/core/listing/values/plainText.ts';
import { badPages, badPageUrl } from '../../fixtures/listings/badPages.ts';
import { ownPages } from '../../support/listingOwnPages.ts';
import { compare, growth } from '../compare.ts';
import type { BenchLine } from '../line.ts';

/**
 * Measures reading pages, compared with a walk over their characters, and how the time to read hostile text grows with its length. Includes
 * saved pages if `YARDSTICK_SHARED` names a folder of them.
 */
export async function benchListing(): Promise<readonly BenchLine[]> {
  const own = ownPages.map(({ bytes }) => decodePage(bytes));
  const lines = [
    await reading(`${own.length} pages of our own`, own, 1_000),
    await reading(
      `${badPages.length} pages with one fault each`,
      badPages.map(({ page }) => page),
      4,
    ),
  ];
  const shared = process.env['YARDSTICK_SHARED'];
  const folder = join(shared ?? '', 'listings');
  if (shared !== undefined && existsSync(folder)) {
    const real = savedPagesIn([folder]).map((file) => decodePage(readFileSync(file)));
    lines.push(await reading(`${real.length} saved pages`, real, 60));
  }
  for (const [piece, name] of hostilePieces)
    lines.push(await growth({ name, sizes: [8_000, 32_000], make: (size) => piece.repeat(size), work: read }));
  for (const piece of ['ground rent ', 'lease of approx ', '1,111 ', 'EPC '])
    lines.push(
      await growth({
        name: `facts from "${piece}"`,
        sizes: [300, 1_200],
        make: (size) => piece.repeat(size),
        work: (text) => factsFromText([{ name: 'x', text }]),
      }),
    );
  for (const piece of ['<', '<script>', '<a ', '&'])
    lines.push(
      await growth({
        name: `plain text of "${piece}"`,
        sizes: [3_500, 14_000],
        make: (size) => piece.repeat(size),
        work: (text) => plainText(text, { max: 20_000 }),
      }),
    );
  lines.push(
    await growth({
      name: 'elements of a class among unclosed tags',
      sizes: [25_000, 100_000],
      make: (size) => '<p class="price"'.repeat(size),
      work: (html) => elementsOfClass(html, 'price'),
    }),
  );
  return lines;
}

const hostilePieces: readonly (readonly [piece: string, name: string])[] = [
  ['rightmove\nTENURE\n', 'a page of headings without text'],
  ['rightmove https://www.rightmove.co.uk/properties/1 ', 'a page of links'],
  ['zoopla £1,000,000 ', 'a page of prices'],
  ['rightmove Guide price ', 'a page of words before a price'],
];

const read = (text: string): unknown => readPage(text, { url: badPageUrl, capturedAt: null });

const reading = (name: string, pages: readonly string[], most: number): Promise<BenchLine> =>
  compare({
    name: `reading ${name}`,
    ours: () => pages.forEach(read),
    reference: () => pages.forEach(walk),
    referenceName: 'a walk over their characters',
    most,
    turns: 9,
  });

/** The sum of the walks, kept because the JavaScript engine would optimise away a walk whose result is unused. */
let seen = 0;

/** Reads every character once. */
function walk(text: string): void {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x9e3779b1);
  seen ^= sum;
}
