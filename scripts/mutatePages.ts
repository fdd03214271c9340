// `npm run --silent mutate-pages -- [N] [SEED] [FOLDER…]`: reads N damaged copies of saved pages. The same seed produces the same damage.
// Without folders it uses the pages in `$YARDSTICK_SHARED/listings` or, if there are none, those of the tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { savedPagesIn } from './analyse/searchCounts.ts';
import { readMutated, type SavedPage } from '../tests/support/readMutated.ts';
import { ownPages } from '../tests/support/listingOwnPages.ts';

const [count = '5000', first = '1', ...folders] = process.argv.slice(2);
const shared = process.env['YARDSTICK_SHARED'];
const given = folders.length > 0 ? folders : shared === undefined ? [] : [join(shared, 'listings')];
const pages: readonly SavedPage[] = given.length > 0 ? savedPagesIn(given).map((name) => ({ name, bytes: readFileSync(name) })) : ownPages;
process.exitCode = Number.isInteger(Number(count)) && Number.isInteger(Number(first)) && pages.length > 0 ? run() : usage();

function run(): number {
  const kinds = new Map<string, number>();
  const began = performance.now();
  let broken = 0;
  let slowest = { milliseconds: 0, seed: 0, page: '' };
  for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
    const readFrom = performance.now();
    const result = readMutated(pages, seed);
    const milliseconds = performance.now() - readFrom;
    kinds.set(result.kind, (kinds.get(result.kind) ?? 0) + 1);
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, seed, page: result.page };
    if (result.trouble.length === 0) continue;
    broken += 1;
    console.error(`seed ${seed}, ${result.page} (${result.done.join(', ')})\n  ${result.trouble.slice(0, 5).join('\n  ')}`);
  }
  const took = Math.round((performance.now() - began) / 1_000);
  console.log(
    `${count} damaged pages from ${pages.length} originals in ${took} s: ${[...kinds].map(([kind, of]) => `${of} ${kind}`).join(', ')}`,
  );
  console.log(`The slowest took ${Math.round(slowest.milliseconds)} ms (seed ${slowest.seed}, ${slowest.page})`);
  console.log(broken === 0 ? 'All were read correctly or refused with a reason' : `${broken} were not`);
  return broken === 0 ? 0 : 1;
}

function usage(): number {
  console.error('Usage: npm run --silent mutate-pages -- [N] [SEED] [FOLDER…], with whole numbers and folders of saved pages');
  return 2;
}
